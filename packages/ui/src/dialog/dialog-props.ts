import type { FormEvent, ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Esc and the cross ask for it, the owner closes. Without it the visitor cannot close the dialog. */
  readonly onClose?: () => void;
  /** Name of the cross. @defaultValue «Chiudi» */
  readonly closeLabel?: string;
  /** Whether the cross is shown; a button that does the same may stand in the footer. @defaultValue true */
  readonly cross?: boolean;
  /** On a phone: a bottom sheet, or the whole screen (forms). @defaultValue 'sheet' */
  readonly shape?: 'sheet' | 'full';
  /** @defaultValue 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  /** The sentence under the title, also the accessible description. */
  readonly description?: ReactNode;
  /** Body and footer become one form, sent through this. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Buttons; they stay in view in a full sheet. */
  readonly footer?: ReactNode;
  /** `name` of the control that is focused first. @defaultValue the title */
  readonly focus?: string;
  /** Where the focus goes when it closes. @defaultValue what had it before */
  readonly returnTo?: () => HTMLElement | null;
  readonly children?: ReactNode;
}

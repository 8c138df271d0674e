import { useLanguage, useTranslate } from '@preventivo/core/react';
import { commonClose, errorCode } from '@preventivo/core/words';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { focusControl, focusingFromCode, moveFocus, returnFocus } from '../focus/focus.ts';
import { focused } from '../focus/focused.ts';
import { CloseIcon } from '../icons/signs.tsx';
import { Status } from '../status/status.tsx';

/** Props of `<Dialog>`. */
export interface DialogProps {
  /** Whether to show the dialog. The rest of the page is inert while the dialog is open. */
  readonly open: boolean;
  /** Heading and accessible name of the dialog. */
  readonly title: string;
  /**
   * Called on Escape and on a press of the close button. The parent has to close the dialog. Without this handler,
   * the visitor cannot close the dialog.
   */
  readonly onClose?: () => void;
  /** Accessible name of the close button. @defaultValue «Chiudi» */
  readonly closeLabel?: string;
  /**
   * Whether to show the close button. Set it to false if a button in the footer closes the dialog. @defaultValue true
   */
  readonly cross?: boolean;
  /**
   * `sheet` for a question: at the bottom of a phone's screen. `full` for a form: wider, and on a phone as large as
   * the screen. @defaultValue 'sheet'
   */
  readonly shape?: 'sheet' | 'full';
  /** Use `alertdialog` for failures, because screen readers read it at once. @defaultValue 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  /** Sentence under the title. Also the accessible description. */
  readonly description?: ReactNode;
  /** Submit handler. If set, the body and the footer are one form. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * The dialog's buttons, which stay in view. Put the primary button last: it is near the thumb on a phone, and at
   * the right on a wide screen. If the body contains a form, set the submit button's `form` attribute to its id.
   */
  readonly footer?: ReactNode;
  /** `name` of the control to focus when the dialog opens. @defaultValue the title */
  readonly focus?: string;
  /** Returns the element to focus after the dialog closes. @defaultValue the previously focused element */
  readonly returnTo?: () => HTMLElement | null;
  /** Content between the heading and the buttons. */
  readonly children?: ReactNode;
}

/**
 * A native modal dialog. Makes the page inert, takes the focus, and returns the focus when it closes. Render it
 * outside forms (docs/rules/screens.md#dialogs).
 */
export function Dialog({ open, ...props }: DialogProps) {
  const id = useId();
  return open ? <DialogWindow {...props} id={id} /> : null;
}

interface DialogWindowProps extends Omit<DialogProps, 'open'> {
  readonly id: string;
}

export function DialogWindow(props: DialogWindowProps) {
  const t = useTranslate();
  const {
    id,
    onClose,
    cross = true,
    shape = 'sheet',
    role = 'dialog',
    onSubmit,
    description,
  } = props;
  const { dialog, title } = useModal({ onClose, focus: props.focus, returnTo: props.returnTo });
  const inside = (
    <>
      <div className="q-dialog-body">
        {description && (
          <p className="q-dialog-text" id={`${id}text`}>
            {description}
          </p>
        )}
        {props.children}
      </div>
      {props.footer && <footer className="q-dialog-foot">{props.footer}</footer>}
    </>
  );
  return (
    <dialog
      ref={dialog}
      lang={useLanguage()}
      className={`q-dialog q-dialog-${shape}`}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        // React also bubbles the cancel event of an element in the dialog, such as a file input. Handle only the
        // event of the dialog itself.
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <header className="q-dialog-head">
        <h2 className="q-dialog-title" id={`${id}title`} ref={title} tabIndex={-1}>
          {props.title}
        </h2>
        {onClose && cross && (
          <button type="button" className="q-cross" onClick={onClose}>
            <CloseIcon />
            <span className="q-hidden">{props.closeLabel ?? t(commonClose)}</span>
          </button>
        )}
      </header>
      {onSubmit ? (
        <form className="q-dialog-form" noValidate onSubmit={onSubmit}>
          {inside}
        </form>
      ) : (
        inside
      )}
      <Status />
    </dialog>
  );
}

interface Modal {
  readonly onClose: (() => void) | undefined;
  readonly focus: string | undefined;
  readonly returnTo: (() => HTMLElement | null) | undefined;
}

/** Opens a `<dialog>` on mount. Returns the focus on unmount. */
export function useModal(modal: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const now = useRef(modal);
  useCommitEffect(() => {
    now.current = modal;
  });
  useCommitEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = focused();
    const { focus } = now.current;
    focusingFromCode(() => element.showModal());
    if ((!focus || !focusControl(element, focus)) && title.current) moveFocus(title.current);
    /**
     * Handles a close by the browser, for example on a second Escape. If the parent still renders the dialog
     * afterwards, the dialog reopens.
     */
    const onClosed = () => {
      // React's strict mode has closed and reopened the dialog before this queued close event fired.
      if (element.open) return;
      now.current.onClose?.();
      window.setTimeout(() => {
        if (element.isConnected && !element.open) element.showModal();
      });
    };
    element.addEventListener('close', onClosed);
    return () => {
      element.removeEventListener('close', onClosed);
      const target = now.current.returnTo?.() ?? opener;
      focusingFromCode(() => element.close());
      if (target instanceof HTMLElement && target.isConnected) returnFocus(target);
    };
  }, []);
  return { dialog, title };
}

/** Props of `<ErrorCode>`. */
export interface ErrorCodeProps {
  /** The server's error code. */
  readonly code: string | undefined;
}

/** A small error code for telephone support. Renders nothing if the code is missing or invalid. */
export function ErrorCode({ code = '' }: ErrorCodeProps) {
  const t = useTranslate();
  return /^[\w.-]{1,60}$/.test(code) ? <p className="q-muted">{t(errorCode) + code}</p> : null;
}

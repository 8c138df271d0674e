import { useLanguage, useSay } from '@preventivo/core/react';
import { commonClose, errorCode } from '@preventivo/core/words';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { asApplication, focusControl, moveFocus, returnFocus } from '../focus/focus.ts';
import { focused } from '../focus/focused.ts';
import { CloseIcon } from '../icons/signs.tsx';
import { Status } from '../status/status.tsx';

/** What `<Dialog>` takes. */
export interface DialogProps {
  /** Whether it is shown; all else is inert while it is. */
  readonly open: boolean;
  /** Its heading and its name. */
  readonly title: string;
  /** Esc and the cross ask for it, the owner closes. Without it the visitor cannot close the dialog. */
  readonly onClose?: () => void;
  /** Name of the cross. @defaultValue «Chiudi» */
  readonly closeLabel?: string;
  /** Whether the cross is shown; a button that does the same may stand in the footer. @defaultValue true */
  readonly cross?: boolean;
  /** On a phone: a bottom sheet, or the whole screen (forms). @defaultValue 'sheet' */
  readonly shape?: 'sheet' | 'full';
  /** `alertdialog` is read at once: something went wrong. @defaultValue 'dialog' */
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
  /** What stands between the heading and the buttons. */
  readonly children?: ReactNode;
}

/** A native modal dialog: what is behind it is inert, the focus comes in and goes back. Keep it outside of forms. */
export function Dialog({ open, ...props }: DialogProps) {
  const id = useId();
  return open ? <DialogWindow {...props} id={id} /> : null;
}

interface DialogWindowProps extends Omit<DialogProps, 'open'> {
  readonly id: string;
}

/** The open dialog. */
export function DialogWindow(props: DialogWindowProps) {
  const say = useSay();
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
        // A cancel of something inside (a file dialog) bubbles in React.
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
            <span className="q-hidden">{props.closeLabel ?? say(commonClose)}</span>
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

/** Opens a `<dialog>` when it appears and gives the focus back when it goes. */
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
    asApplication(() => element.showModal());
    if ((!focus || !focusControl(element, focus)) && title.current) moveFocus(title.current);
    /** A browser may close it over our heads (a second Esc): the owner decides, and it opens again while it must stay. */
    const onClosed = () => {
      // StrictMode closed it and opened it again before this queued event arrived.
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
      asApplication(() => element.close());
      if (target instanceof HTMLElement && target.isConnected) returnFocus(target);
    };
  }, []);
  return { dialog, title };
}

/** What `<ErrorCode>` takes. */
export interface ErrorCodeProps {
  /** A server's own code for what went wrong. */
  readonly code: string | undefined;
}

/** The code of an error, small: for whoever helps on the telephone. Nothing where it is none. */
export function ErrorCode({ code = '' }: ErrorCodeProps) {
  const say = useSay();
  return /^[\w.-]{1,60}$/.test(code) ? <p className="q-muted">{say(errorCode) + code}</p> : null;
}

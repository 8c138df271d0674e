import { CloseIcon } from '../icons/close-icon.tsx';
import { Status } from '../status/status.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useModal } from './use-modal.ts';

interface DialogWindowProps extends Omit<DialogProps, 'open'> {
  readonly id: string;
}

/** The open dialog. */
export function DialogWindow(props: DialogWindowProps) {
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
            <span className="q-hidden">{props.closeLabel ?? 'Chiudi'}</span>
          </button>
        )}
      </header>
      {onSubmit ? (
        <form className="q-dialog-form" noValidate lang="it" onSubmit={onSubmit}>
          {inside}
        </form>
      ) : (
        inside
      )}
      <Status />
    </dialog>
  );
}

import { useSay } from '@preventivo/core/react';
import { commonClose } from '@preventivo/core/words';
import { forwardRef, type ReactNode } from 'react';
import { CloseIcon } from '../icons/signs.tsx';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/states.tsx';

/** What `<Notice>` takes. */
export interface NoticeProps {
  /** What it is about: its colour and its icon. */
  readonly kind: 'info' | 'error' | 'success' | 'warning';
  /** A line over the text. */
  readonly title?: string;
  /** Whether it is read at once (`role="alert"`). @defaultValue false */
  readonly alert?: boolean;
  /** Shows a cross. Who pressed it has nothing in focus once it is gone: give it to what follows. */
  readonly onDismiss?: () => void;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
  /** The text. */
  readonly children?: ReactNode;
}

/** A panel that tells something about the page. Focusable by script: `ref.current.focus()`. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { kind, title, alert, onDismiss, actions, children },
  ref,
) {
  const say = useSay();
  const Icon = ICONS[kind];
  return (
    <div
      ref={ref}
      className={`q-notice q-notice-${kind}`}
      role={alert ? 'alert' : undefined}
      tabIndex={-1}
    >
      <Icon size={20} />
      <div className="q-notice-body">
        {title && <p className="q-notice-title">{title}</p>}
        {/* Translators replace texts: one that changes is alone in an element. */}
        {typeof children === 'string' ? <span>{children}</span> : children}
        {actions && <div className="q-notice-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className="q-cross" aria-label={say(commonClose)} onClick={onDismiss}>
          <CloseIcon size={20} />
        </button>
      )}
    </div>
  );
});

const ICONS = {
  info: InfoIcon,
  error: AlertIcon,
  success: SuccessIcon,
  warning: WarningIcon,
} as const;

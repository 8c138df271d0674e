import { useTranslate } from '@preventivo/core/react';
import { commonClose } from '@preventivo/core/words';
import { forwardRef, type ReactNode } from 'react';
import { CloseIcon } from '../icons/signs.tsx';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/states.tsx';

/** Props of `<Notice>`. */
export interface NoticeProps {
  /** Kind of message. It determines the colour and the icon. */
  readonly kind: 'info' | 'error' | 'success' | 'warning';
  /** Heading above the text. */
  readonly title?: string;
  /** Whether screen readers announce the notice at once (`role="alert"`). @defaultValue false */
  readonly alert?: boolean;
  /**
   * Called by the close button. Without this handler, the notice has no close button. The handler must move the
   * focus, because the button unmounts.
   */
  readonly onDismiss?: () => void;
  /** Buttons or links under the text. */
  readonly actions?: ReactNode;
  /** The text. */
  readonly children?: ReactNode;
}

/** A panel with a message about the page. Code can focus it: `ref.current.focus()`. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { kind, title, alert, onDismiss, actions, children },
  ref,
) {
  const t = useTranslate();
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
        {/* Browser translators replace text nodes. Without its own element, React could not update a changing
            text. */}
        {typeof children === 'string' ? <span>{children}</span> : children}
        {actions && <div className="q-notice-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className="q-cross" aria-label={t(commonClose)} onClick={onDismiss}>
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

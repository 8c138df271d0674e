import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

/** What `<Button>` takes. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** How much weight it has among the buttons beside it. @defaultValue 'primary' */
  readonly variant?: 'primary' | 'outline' | 'link' | 'danger';
  /** `large` is 56 px high, `medium` 48; a link is always 44. @defaultValue 'large' */
  readonly size?: 'large' | 'medium';
  /** Whether it is at work: it turns, and presses are ignored. @defaultValue false */
  readonly busy?: boolean;
  /** Before the text. */
  readonly icon?: ReactNode;
}

/** A button; `type="button"` unless said otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', size = 'large', busy, icon, className = '', onClick, children, ...props },
  ref,
) {
  return (
    <button
      type="button"
      {...props}
      ref={ref}
      className={`q-btn q-btn-${variant} q-btn-${size} ${className}`}
      aria-disabled={busy || props['aria-disabled']}
      onClick={(event) => {
        // Stays focusable while it works; a second press, or Enter in a field, sends nothing.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="q-spinner" aria-hidden="true" /> : icon}
      {/* Translators replace texts: one beside what comes and goes has an element of its own, which stays. */}
      <span>{children}</span>
    </button>
  );
});

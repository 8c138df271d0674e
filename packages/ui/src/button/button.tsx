import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

/** Props of `<Button>`. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Visual weight compared with the buttons next to it. @defaultValue 'primary' */
  readonly variant?: 'primary' | 'outline' | 'link' | 'danger';
  /** Height: 56 px for `large`, 48 px for `medium`. A link always has 44 px. @defaultValue 'large' */
  readonly size?: 'large' | 'medium';
  /** Whether the button shows a spinner and ignores presses. @defaultValue false */
  readonly busy?: boolean;
  /** Icon before the text. */
  readonly icon?: ReactNode;
}

/** A button with `type="button"` by default. */
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
        // A busy button stays focusable, so its clicks must be ignored here. Enter in a field also clicks the submit
        // button.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="q-spinner" aria-hidden="true" /> : icon}
      {/* Browser translators replace text nodes. Without its own element, React could not update a text next to
          conditional content. */}
      <span>{children}</span>
    </button>
  );
});

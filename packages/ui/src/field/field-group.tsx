import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { FieldMessages, FieldNote, LabelWords } from './field.tsx';
import type { FieldState } from './use-field.ts';

interface FieldGroupProps {
  /** Result of `useField` for the texts of the question, such as label and hint. */
  readonly field: FieldState;
  /**
   * A `radiogroup` itself has `aria-required`, `aria-invalid` and the error. In a `group`, each control has them
   * instead.
   */
  readonly role: 'radiogroup' | 'group';
  /** Whether the error describes the controls inside instead of the group. @defaultValue false */
  readonly inParts?: boolean;
  /** A short remark at the end of the label's line, such as a count. Not part of the accessible name. */
  readonly remark?: ReactNode;
  /** The native controls. */
  readonly children: ReactNode;
}

/**
 * Label, hint, error and help around several native controls that answer a single question. Not a `<fieldset>`,
 * because browsers exclude its `<legend>` from any grid layout.
 */
export const FieldGroup = forwardRef(function FieldGroup(
  { field, role, inParts, remark, children }: FieldGroupProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const { texts, control, ids } = field;
  const forRadios = {
    'aria-invalid': control['aria-invalid'],
    'aria-required': control['aria-required'],
  };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support these attributes.
    <div
      ref={ref as ForwardedRef<HTMLDivElement>}
      className="q-field"
      role={role}
      {...field.scope}
      {...(role === 'radiogroup' && forRadios)}
      aria-labelledby={ids.label}
      aria-describedby={inParts ? field.hintBy : control['aria-describedby']}
    >
      <div className="q-label" id={ids.label}>
        <LabelWords {...texts} />
        {remark && (
          <span className="q-remark" aria-hidden="true">
            {remark}
          </span>
        )}
      </div>
      <div>
        <FieldMessages field={field} />
      </div>
      <div>
        {children}
        <FieldNote field={field} />
        {texts.after}
      </div>
    </div>
  );
});

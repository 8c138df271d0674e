import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { FieldMessages, FieldNote, LabelWords } from './field.tsx';
import type { FieldState } from './use-field.ts';

interface FieldGroupProps {
  /** Result of `useField` for the texts of the question, such as label and hint. */
  readonly field: FieldState;
  /**
   * A `radiogroup` itself has `aria-required`, `aria-invalid` and the error. In a `group`, the
   * controls have them.
   */
  readonly role: 'radiogroup' | 'group';
  /** Whether the error describes the controls inside instead of the group. @defaultValue false */
  readonly inParts?: boolean;
  /** The native controls. */
  readonly children: ReactNode;
}

/** Legend, hint, error and help around several native controls that answer one question. */
export const FieldGroup = forwardRef(function FieldGroup(
  { field, role, inParts, children }: FieldGroupProps,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const { texts, control } = field;
  const forRadios = {
    'aria-invalid': control['aria-invalid'],
    'aria-required': control['aria-required'],
  };
  return (
    <fieldset
      ref={ref}
      className="q-field"
      role={role}
      {...field.scope}
      {...(role === 'radiogroup' && forRadios)}
      aria-describedby={inParts ? field.hintBy : control['aria-describedby']}
    >
      <legend className="q-label" id={field.ids.label}>
        <LabelWords {...texts} />
      </legend>
      {/* If a child changes, browsers lay out the whole fieldset again, so wrap the messages. */}
      <div>
        <FieldMessages field={field} />
      </div>
      {children}
      <FieldNote field={field} />
      {texts.after}
    </fieldset>
  );
});

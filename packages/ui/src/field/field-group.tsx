import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { FieldMessages, FieldNote, LabelWords } from './field.tsx';
import type { FieldState } from './use-field.ts';

interface FieldGroupProps {
  /** What `useField` gave for the texts of the question. */
  readonly field: FieldState;
  /** What carries `aria-required`, `aria-invalid` and the error: the group of radios, else the controls in it. */
  readonly role: 'radiogroup' | 'group';
  /** Whether the controls, not the group, are described by the error. @defaultValue false */
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
      {/* Browsers lay out a whole fieldset anew where a child of it comes or goes. */}
      <div>
        <FieldMessages field={field} />
      </div>
      {children}
      <FieldNote field={field} />
      {texts.after}
    </fieldset>
  );
});

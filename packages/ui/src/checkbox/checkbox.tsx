import { forwardRef, type ReactNode, useRef } from 'react';
import { bothRefs } from '../field/effects.ts';
import { FieldMessages, FieldNote } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnValue } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';

export interface CheckboxProps extends FieldProps<boolean> {
  /** A footnote mark after the label. Not part of the accessible name. */
  readonly mark?: ReactNode;
}

/**
 * A single checkbox with its text, such as a consent. Put links to documents into `after`, which is outside the
 * label.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const field = useField(props);
  const box = useRef<HTMLInputElement>(null);
  const [own, choose] = useOwnValue({
    ...props,
    read: () => box.current?.checked ?? props.value,
  });
  return (
    <div className="q-field" {...field.scope}>
      <FieldMessages field={field} />
      <label className="q-tick">
        <input
          {...field.control}
          ref={bothRefs(box, ref)}
          className="q-disc"
          type="checkbox"
          value="true"
          checked={own}
          disabled={props.disabled}
          aria-readonly={props.readOnly}
          onChange={() => {
            if (props.readOnly) return;
            field.onEdit();
            choose(!own);
          }}
        />
        <span className="q-card-text">
          {props.label}
          {props.mark}
        </span>
      </label>
      <FieldNote field={field} />
      {props.after}
    </div>
  );
});

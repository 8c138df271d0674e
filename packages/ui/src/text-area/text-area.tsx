import { useTranslate } from '@preventivo/core/react';
import { countOf } from '@preventivo/core/words';
import { forwardRef, useId, useState } from 'react';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnText } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';

export interface TextAreaProps extends FieldProps<string> {
  /** Initial number of lines. @defaultValue 3 */
  readonly rows?: number;
  /** Maximum number of characters. The text area shows «{n} di {max}», but does not truncate the text. */
  readonly max?: number;
}

/** A multi-line text with a character count. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { rows = 3, max, autoComplete = 'off', ...props },
  ref,
) {
  const t = useTranslate();
  const countId = useId();
  const [count, setCount] = useState(props.value.length);
  const field = useField(props);
  const own = useOwnText<string, HTMLTextAreaElement>({
    value: props.value,
    onChange: props.onChange,
    write: (value) => value,
    read: (text) => text,
    onText: (text) => setCount(text.length),
  });
  const describedBy = [field.control['aria-describedby'], max && countId].filter(Boolean).join(' ');
  return (
    <Field field={field}>
      <textarea
        {...field.control}
        aria-describedby={describedBy || undefined}
        ref={bothRefs(own.box, ref)}
        className="q-input q-area"
        rows={rows}
        defaultValue={own.defaultValue}
        autoComplete={autoComplete}
        disabled={props.disabled}
        readOnly={props.readOnly}
        onChange={() => {
          field.onEdit();
          own.tell();
        }}
      />
      {max && (
        <p className="q-count" id={countId} data-over={count > max || undefined}>
          {t(countOf, { n: count, most: max })}
        </p>
      )}
    </Field>
  );
});

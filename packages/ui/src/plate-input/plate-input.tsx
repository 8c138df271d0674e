import { forwardRef } from 'react';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnText } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';

export interface PlateInputProps extends FieldProps<string> {
  /**
   * Design of the plate: that of a current car, of a historic car (black), of a moped, or of another vehicle (white).
   * @defaultValue 'standard'
   */
  readonly variant?: 'standard' | 'storica' | 'ciclomotore' | 'neutra';
  /** Action of Enter on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** A text box that looks like a number plate. Typed letters become capitals. A blur removes spaces and hyphens. */
export const PlateInput = forwardRef<HTMLInputElement, PlateInputProps>(function PlateInput(
  { variant = 'standard', enterKeyHint = 'next', autoComplete = 'off', ...props },
  ref,
) {
  const own = useOwnText({ value: props.value, onChange: props.onChange, write: text, read: text });
  const field = useField({
    ...props,
    onBlur: () => {
      const typed = own.box.current?.value ?? '';
      const bare = typed.replace(/[\s-]/g, '');
      if (bare !== typed) own.put(bare);
      props.onBlur?.();
    },
  });
  const bands = variant === 'standard';
  return (
    <Field field={field}>
      <div className={`q-plate q-plate-${variant}`}>
        {bands && <span className="q-plate-band q-plate-europe" aria-hidden="true" />}
        <input
          {...field.control}
          ref={bothRefs(own.box, ref)}
          className="q-plate-text"
          type="text"
          inputMode="text"
          defaultValue={own.defaultValue}
          autoComplete={autoComplete}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onChange={(event) => {
            capitals(event.currentTarget);
            field.onEdit();
            own.tell();
          }}
        />
        {bands && <span className="q-plate-band q-plate-year" aria-hidden="true" />}
      </div>
    </Field>
  );
});

const text = (plate: string) => plate;

/** Converts the text of a box to capitals. Keeps the caret in place. */
export function capitals(box: HTMLInputElement): void {
  const upper = box.value.toUpperCase();
  if (upper === box.value) return;
  const { selectionStart, selectionEnd } = box;
  box.value = upper;
  box.setSelectionRange(selectionStart, selectionEnd);
}

import { forwardRef } from 'react';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useBeforeSubmit, useNumberText } from '../number-input/use-number-text.ts';
import { Box } from '../text-input/box.tsx';

export interface MoneyInputProps extends FieldProps<number | null> {
  /** The unit, shown in the box; say it in the label too. @defaultValue '€' */
  readonly suffix?: string;
  /** Most decimals; a number with more is refused. @defaultValue 2 */
  readonly decimals?: 1 | 2;
  /** Width, in digits. @defaultValue 12 */
  readonly digits?: number;
  /** What Enter does on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** A number with decimals, typed the Italian way; when it is left it stands as it will be sent, of euro with thousands. */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  {
    suffix = '€',
    decimals = 2,
    digits = 12,
    enterKeyHint = 'next',
    autoComplete = 'off',
    ...props
  },
  ref,
) {
  const own = useNumberText({ ...props, form: { suffix, decimals } });
  useBeforeSubmit(own.box, (hold) => {
    if (own.leave()) hold();
  });
  const field = useField({
    ...props,
    error: own.error,
    help: own.help,
    onBlur: () => {
      own.leave();
      props.onBlur?.();
    },
  });
  return (
    <Field field={field}>
      <Box suffix={suffix}>
        <input
          {...field.control}
          ref={bothRefs(own.box, ref)}
          className="q-input q-narrow q-digits"
          size={digits}
          type="text"
          inputMode="decimal"
          defaultValue={own.defaultValue}
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onChange={() => {
            field.onEdit();
            own.tell();
          }}
        />
      </Box>
    </Field>
  );
});

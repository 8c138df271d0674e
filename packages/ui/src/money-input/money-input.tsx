import { forwardRef } from 'react';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useBeforeSubmit, useNumberText } from '../number-input/use-number-text.ts';
import { Box } from '../text-input/box.tsx';

export interface MoneyInputProps extends FieldProps<number | null> {
  /** Unit in the box. The label should contain it too. @defaultValue '€' */
  readonly suffix?: string;
  /** Maximum number of decimals. A number with more decimals is invalid. @defaultValue 2 */
  readonly decimals?: 1 | 2;
  /** Width of the box, in digits. @defaultValue 12 */
  readonly digits?: number;
  /** Action of Enter on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/**
 * A decimal number in Italian notation. On blur, the box shows the number in the format in which it will be sent.
 * Amounts in euro get points between thousands.
 */
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

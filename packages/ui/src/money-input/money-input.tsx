import { formatAmount, parseAmount } from '@preventivo/core/italian';
import { forwardRef } from 'react';
import { bothRefs } from '../field/both-refs.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useOwnText } from '../field/use-own-text.ts';
import { Box } from '../text-input/box.tsx';

export interface MoneyInputProps extends FieldProps<number | null> {
  /** The unit, shown in the box; say it in the label too. @defaultValue '€' */
  readonly suffix?: string;
  /** Width, in digits. @defaultValue 12 */
  readonly digits?: number;
  /** @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** A number with up to two decimals, typed the Italian way and grouped by thousands when it is left. */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  { suffix = '€', digits = 12, enterKeyHint = 'next', autoComplete = 'off', ...props },
  ref,
) {
  const { value, onChange } = props;
  // Money has cents; a length or a weight has decimals.
  const written = (amount: number) => formatAmount(amount, suffix === '€' ? 2 : 1);
  const write = (amount: number | null) => (amount === null ? '' : written(amount));
  const own = useOwnText({ value, onChange, write, read: readAmount });
  const field = useField({
    ...props,
    onBlur: () => {
      const amount = readAmount(own.box.current?.value ?? '');
      if (own.box.current && amount !== null) own.box.current.value = written(amount);
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

const readAmount = (text: string) => parseAmount(text.replace(/\s/g, ''));

import { forwardRef, useState } from 'react';
import { bothRefs } from '../field/both-refs.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useOwnText } from '../field/use-own-text.ts';
import { afterPress } from '../focus/after-press.ts';
import { announce } from '../status/announce.ts';
import { Box } from '../text-input/box.tsx';
import { Counter } from './counter.tsx';
import { readWhole, writeWhole } from './whole-number.ts';

export interface NumberInputProps extends FieldProps<number | null> {
  /** Width, in digits. @defaultValue 6 */
  readonly digits?: number;
  /** The unit, shown in the box; say it in the label too. */
  readonly suffix?: string;
  /** Whether plus and minus buttons stand beside it. @defaultValue false */
  readonly counter?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Whether a number outside is brought to the nearest limit when the field is left, saying so. @defaultValue false */
  readonly clamp?: boolean;
  /** @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** A whole number. What is no number is null. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { digits = 6, enterKeyHint = 'next', autoComplete = 'off', ...props },
  ref,
) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = props;
  const [clamped, setClamped] = useState<string>();
  const own = useOwnText({
    value: props.value,
    onChange: props.onChange,
    write: writeWhole,
    read: readWhole,
  });
  const now = () => readWhole(own.box.current?.value ?? '');
  const keepInside = () => {
    const typed = now();
    if (!props.clamp || typed === null || (typed >= min && typed <= max)) return;
    const sentence =
      typed > max
        ? `Valore massimo ${max}: l'abbiamo corretto`
        : `Valore minimo ${min}: l'abbiamo corretto`;
    own.put(writeWhole(Math.min(max, Math.max(min, typed))));
    afterPress(() => setClamped(sentence));
    announce(sentence);
  };
  const field = useField({
    ...props,
    onBlur: () => {
      keepInside();
      props.onBlur?.();
    },
    after: (
      <>
        {clamped && <p className="q-hint q-note">{clamped}</p>}
        {props.after}
      </>
    ),
  });
  const edit = (change: () => void) => {
    setClamped(undefined);
    field.onEdit();
    change();
  };
  const step = (by: number) =>
    edit(() => own.put(writeWhole(Math.min(max, Math.max(min, (now() ?? min - by) + by)))));
  const box = (
    <Box suffix={props.suffix}>
      <input
        {...field.control}
        ref={bothRefs(own.box, ref)}
        className="q-input q-narrow q-digits"
        size={digits}
        type="text"
        inputMode="numeric"
        defaultValue={own.defaultValue}
        autoComplete={autoComplete}
        enterKeyHint={enterKeyHint}
        disabled={props.disabled}
        readOnly={props.readOnly}
        onChange={() => edit(own.tell)}
      />
    </Box>
  );
  return (
    <Field field={field}>
      {props.counter ? (
        <Counter field={field} off={props.disabled || props.readOnly} onStep={step}>
          {box}
        </Counter>
      ) : (
        box
      )}
    </Field>
  );
});

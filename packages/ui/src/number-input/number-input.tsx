import { useTranslate } from '@preventivo/core/react';
import { numberLess, numberMore } from '@preventivo/core/words';
import { forwardRef, type ReactNode, useId } from 'react';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { type FieldState, useField } from '../field/use-field.ts';
import { MinusIcon, PlusIcon } from '../icons/signs.tsx';
import { announce } from '../status/status.tsx';
import { Box } from '../text-input/box.tsx';
import { useBeforeSubmit, useClamp, useNumberText } from './use-number-text.ts';

export interface NumberInputProps extends FieldProps<number | null> {
  /** Width of the box, in digits. @defaultValue 6 */
  readonly digits?: number;
  /** Unit in the box. The label should contain it too. */
  readonly suffix?: string;
  /** Whether to add plus and minus buttons. @defaultValue false */
  readonly counter?: boolean;
  /** Lower limit of the plus and minus buttons. */
  readonly min?: number;
  /** Upper limit of the plus and minus buttons. */
  readonly max?: number;
  /**
   * Whether to replace a number outside the limits with the nearest limit, on blur and on submit. Screen readers
   * announce the change. @defaultValue false
   */
  readonly clamp?: boolean;
  /** Action of Enter on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** A whole number. The value is null for any other text. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { digits = 6, enterKeyHint = 'next', autoComplete = 'off', ...props },
  ref,
) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, suffix = '' } = props;
  const noteId = useId();
  const own = useNumberText({ ...props, form: { suffix, decimals: 0 } });
  const clamp = useClamp({ min, max, now: own.now, put: own.put });
  const leave = () => {
    if (props.clamp) clamp.keepInside();
    return own.leave();
  };
  useBeforeSubmit(own.box, (hold) => {
    const isLost = leave();
    if (isLost || clamp.isUnseen()) hold();
  });
  const field = useField({
    ...props,
    error: own.error,
    help: own.help,
    describedBy: clamp.said ? noteId : props.describedBy,
    onBlur: () => {
      leave();
      props.onBlur?.();
    },
    after: (
      <>
        {clamp.said && (
          <p className="q-hint q-note" id={noteId}>
            {clamp.said}
          </p>
        )}
        {props.after}
      </>
    ),
  });
  const edit = (change: () => void) => {
    clamp.forget();
    field.onEdit();
    change();
  };
  const step = (by: number) =>
    edit(() => {
      const next = clamp.within((own.now() ?? min - by) + by);
      own.put(next);
      announce(String(next));
    });
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

interface CounterProps {
  readonly field: FieldState;
  readonly off: boolean | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

export function Counter({ field, off, onStep, children }: CounterProps) {
  const t = useTranslate();
  const about = { 'aria-controls': field.ids.control, 'aria-describedby': field.ids.label };
  return (
    <div className="q-counter">
      <button
        type="button"
        className="q-square"
        aria-label={t(numberLess)}
        {...about}
        disabled={off}
        onClick={() => onStep(-1)}
      >
        <MinusIcon />
      </button>
      {children}
      <button
        type="button"
        className="q-square"
        aria-label={t(numberMore)}
        {...about}
        disabled={off}
        onClick={() => onStep(1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

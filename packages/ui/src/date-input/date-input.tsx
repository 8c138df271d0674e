import { useTranslate } from '@preventivo/core/react';
import { dayParts, wrongDateParts } from '@preventivo/italian';
import { type ComponentType, forwardRef } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { type FieldState, useField } from '../field/use-field.ts';
import { DatePartBox } from './date-part-box.tsx';
import type { DatePickingProps, NearDay } from './date-picking.tsx';
import { PARTS, whatIsMissing } from './parts.ts';
import { useDateBoxes } from './use-date-boxes.ts';

export interface DateInputProps extends FieldProps<string | null> {
  /**
   * Whether the date is a birth date. The boxes of a birth date have autofill tokens: `autoComplete="bday"` gives
   * `bday-day`, `bday-month` and `bday-year`. @defaultValue false
   */
  readonly birth?: boolean;
  /** The first accepted day, `YYYY-MM-DD`. */
  readonly min?: string | null;
  /** The last accepted day, `YYYY-MM-DD`. */
  readonly max?: string | null;
  /** Today, `YYYY-MM-DD`. Without it, the control shows no chips. */
  readonly today?: string;
  /** The days for the chips, counted from `min`. @defaultValue today, tomorrow and in a week */
  readonly near?: readonly NearDay[];
  /** More controls for choosing the date. @defaultValue none; `NearDateInput` adds a calendar and chips */
  readonly picking?: ComponentType<DatePickingProps>;
}

/**
 * A date in three boxes. Accepts names of months. A pasted date fills all three boxes. The value is `YYYY-MM-DD`, or
 * null for empty boxes. For any other text, it is the typed parts joined by slashes: `27/3/`.
 */
export const DateInput = forwardRef<HTMLFieldSetElement, DateInputProps>(function DateInput(
  { birth = false, autoComplete = 'off', picking: Picking, ...props },
  ref,
) {
  const boxes = useDateBoxes(props);
  const typed = dayParts(props.value);
  const t = useTranslate();
  // The form's message may name a limit ('deve essere maggiorenne'), which is wrong for an impossible day. Replace
  // it.
  const missing = whatIsMissing(typed, t);
  const field = useDateField({ ...props, ...(missing && inPlaceOf(props, missing)) });
  const wrong = wrongDateParts(typed);
  const token = birth && autoComplete !== 'off' ? autoComplete : undefined;
  return (
    <FieldGroup ref={ref} field={field} role="group" inParts>
      <div className="q-date">
        {PARTS.map((part) => (
          <DatePartBox
            key={part.key}
            part={part}
            field={field}
            boxes={boxes}
            wrong={wrong.includes(part.key)}
            autoComplete={token ? `${token}-${part.key}` : 'off'}
            disabled={props.disabled}
            readOnly={props.readOnly}
          />
        ))}
        {Picking && !birth && !props.disabled && !props.readOnly && (
          <Picking
            {...props}
            read={boxes.now}
            onPick={(day) => {
              field.onEdit();
              boxes.put(day);
            }}
          />
        )}
      </div>
    </FieldGroup>
  );
});

/** Replaces the form's error about an unreadable date with an error about its invalid part. */
const inPlaceOf = ({ error }: Pick<DateInputProps, 'error'>, missing: string) =>
  error ? { error: missing, help: undefined } : { help: missing };

/**
 * Omits texts that repeat the days of a visible error. Omits the help if the error contains its days. Omits the hint
 * if the error or the help contains its days.
 */
function useDateField(props: Parameters<typeof useField>[0]): FieldState {
  const { hint, error = '' } = props;
  const help = repeats(props.help, error) ? undefined : props.help;
  const field = useField({ ...props, help });
  const isShown = field.invalid || field.toMend;
  return isShown && repeats(hint, `${error} ${help}`)
    ? { ...field, texts: { ...field.texts, hint: undefined }, hintBy: undefined }
    : field;
}

/** Whether a text contains days, such as 28/12/2026, and another text contains all of them. */
function repeats(text: unknown, other: string): boolean {
  const days = typeof text === 'string' ? text.match(/\d+\/\d+\/\d+/g) : null;
  return days?.every((day) => other.includes(day)) ?? false;
}

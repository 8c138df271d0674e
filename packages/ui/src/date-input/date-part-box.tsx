import { useTranslate } from '@preventivo/core/react';
import { parseWrittenDay } from '@preventivo/italian';
import type { FieldState } from '../field/use-field.ts';
import { type Part, partName } from './parts.ts';
import type { DateBoxes } from './use-date-boxes.ts';

interface DatePartBoxProps {
  readonly part: Part;
  readonly field: FieldState;
  readonly boxes: DateBoxes;
  /** Whether this part of the date is invalid, if the date has an error. */
  readonly wrong: boolean;
  readonly autoComplete: string;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
}

export function DatePartBox({ part, field, boxes, wrong, ...control }: DatePartBoxProps) {
  const t = useTranslate();
  const id = `${field.ids.control}${part.key}`;
  return (
    <div className={`q-date-${part.key}`}>
      <label className="q-sublabel" htmlFor={id}>
        {t(part.label)}
      </label>
      <input
        {...control}
        id={id}
        ref={boxes.refs[part.key]}
        name={`${field.texts.name}.${part.name}`}
        className="q-input q-digits"
        type="text"
        inputMode="numeric"
        size={part.digits}
        enterKeyHint="next"
        defaultValue={boxes.initial[part.key]}
        aria-label={partName(part, field.texts.label, t)}
        aria-required={field.control['aria-required']}
        aria-invalid={(field.invalid && wrong) || undefined}
        aria-describedby={wrong ? field.errorBy : undefined}
        onPaste={(event) => {
          const day = parseWrittenDay(event.clipboardData.getData('text'));
          if (!day || control.disabled || control.readOnly) return;
          event.preventDefault();
          field.onEdit();
          boxes.put(day);
          boxes.refs.year.current?.focus();
        }}
        onChange={() => {
          field.onEdit();
          boxes.typedInto(part.key);
        }}
        onBlur={() => boxes.left(part)}
      />
    </div>
  );
}

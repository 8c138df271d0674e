import { useTranslate } from '@preventivo/core/react';
import { selectNone } from '@preventivo/core/words';
import { forwardRef, useRef } from 'react';
import { Chips } from '../chips/chips.tsx';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnValue } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';
import { ChevronDownIcon } from '../icons/signs.tsx';
import type { ChoiceOption } from '../options/option-card.tsx';

export interface SelectProps extends FieldProps<string | null> {
  /** The options. */
  readonly options: readonly ChoiceOption[];
  /** Whether the options are still loading. @defaultValue false */
  readonly pending?: boolean;
  /** How many of the first options are also chips. A chip needs one press instead of two. @defaultValue 0 */
  readonly shortcuts?: number;
}

/** A native select. Its first entry, 'Seleziona', has the value null. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, pending = false, shortcuts = 0, autoComplete = 'off', ...props },
  ref,
) {
  const t = useTranslate();
  const field = useField(props);
  const box = useRef<HTMLSelectElement>(null);
  const [own, choose] = useOwnValue({ ...props, read: () => box.current?.value || null });
  const offered = props.disabled || props.readOnly ? 0 : shortcuts;
  const chips = options.slice(0, offered).map(({ id, value }) => ({ id, text: value }));
  const take = (id: string | null) => {
    field.onEdit();
    choose(id);
  };
  return (
    <Field field={field}>
      <div className="q-select">
        <select
          {...field.control}
          ref={bothRefs(box, ref)}
          className="q-input"
          value={own ?? ''}
          autoComplete={autoComplete}
          aria-busy={pending || undefined}
          disabled={props.disabled || props.readOnly}
          onChange={(event) => take(event.currentTarget.value || null)}
        >
          <option value="">{t(selectNone)}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.disabled}>
              {option.value}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
      {chips.length > 1 && (
        <fieldset className="q-fieldset q-shortcuts" aria-label={props.label}>
          <Chips chips={chips} onPick={take} />
        </fieldset>
      )}
    </Field>
  );
});

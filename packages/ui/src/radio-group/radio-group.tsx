import { type ChangeEvent, forwardRef, useRef } from 'react';
import { bothRefs, useEventCallback } from '../field/effects.ts';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnValue } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';
import { type ChoiceOption, OptionCard } from '../options/option-card.tsx';
import { OptionColumns } from '../options/option-columns.tsx';

export interface RadioGroupProps extends FieldProps<string | null> {
  /** The options. */
  readonly options: readonly ChoiceOption[];
}

/** Native radios in cards. No radio is preselected. */
export const RadioGroup = forwardRef<HTMLElement, RadioGroupProps>(function RadioGroup(
  { options, ...props },
  ref,
) {
  const field = useField(props);
  const group = useRef<HTMLElement>(null);
  const [own, choose] = useOwnValue({
    ...props,
    read: () => group.current?.querySelector<HTMLInputElement>(':checked')?.value ?? null,
  });
  const onChange = useEventCallback((event: ChangeEvent<HTMLInputElement>) => {
    field.onEdit();
    choose(event.currentTarget.value);
  });
  return (
    <FieldGroup ref={bothRefs(group, ref)} field={field} role="radiogroup">
      <OptionColumns options={options}>
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            type="radio"
            name={props.name}
            checked={own === option.id}
            disabled={props.disabled || option.disabled || (props.readOnly && own !== option.id)}
            onChange={onChange}
          />
        ))}
      </OptionColumns>
    </FieldGroup>
  );
});

import { useTranslate } from '@preventivo/core/react';
import { chosenMany, chosenOne } from '@preventivo/core/words';
import { forwardRef, useRef } from 'react';
import { bothRefs } from '../field/effects.ts';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnValue } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';
import { AwaitedList } from '../options/awaited-list.tsx';
import { OptionCard, type Options } from '../options/option-card.tsx';
import { isLong, OptionColumns } from '../options/option-columns.tsx';
import { announce } from '../status/status.tsx';

export interface CheckboxGroupProps extends FieldProps<readonly string[]> {
  /** The options, or the loading state of their list. */
  readonly options: Options;
  /** Retries a list that failed to load. */
  readonly onRetry?: () => void;
  /** Expected number of options. The group reserves their height while they load. @defaultValue 4 */
  readonly expected?: number;
}

/**
 * Checkbox cards, or rows for more than eight options. The value contains the keys of the checked options, in option
 * order.
 */
export const CheckboxGroup = forwardRef<HTMLElement, CheckboxGroupProps>(function CheckboxGroup(
  { options, onRetry, expected = 4, ...props },
  ref,
) {
  const t = useTranslate();
  const field = useField(props);
  const group = useRef<HTMLElement>(null);
  const [own, choose] = useOwnValue({
    ...props,
    same: sameKeys,
    read: () => checkedIn(group.current) ?? props.value,
  });
  const countOf = (keys: readonly string[]) =>
    t(keys.length === 1 ? chosenOne : chosenMany, { n: keys.length });
  const toggle = (id: string) => {
    if (props.readOnly) return;
    const wanted = own.includes(id) ? own.filter((one) => one !== id) : [...own, id];
    const keys = typeof options === 'string' ? [] : options.map((option) => option.id);
    field.onEdit();
    choose(keys.filter((key) => wanted.includes(key)));
    announce(countOf(wanted));
  };
  const isCounted = typeof options !== 'string' && isLong(options);
  return (
    <FieldGroup
      ref={bothRefs(group, ref)}
      field={field}
      role="group"
      remark={isCounted && <Count words={countOf(own)} isShown={own.length > 0} />}
    >
      {typeof options === 'string' ? (
        <AwaitedList name={props.name} state={options} onRetry={onRetry} count={expected} />
      ) : (
        <OptionColumns options={options}>
          {options.map((option) => (
            <OptionCard
              key={option.id}
              option={option}
              type="checkbox"
              name={props.name}
              checked={own.includes(option.id)}
              aria-invalid={field.control['aria-invalid']}
              aria-readonly={props.readOnly}
              disabled={
                props.disabled || option.disabled || (props.readOnly && !own.includes(option.id))
              }
              onChange={() => toggle(option.id)}
            />
          ))}
        </OptionColumns>
      )}
    </FieldGroup>
  );
});

/** A hidden count keeps its space, so that the options do not move when the user checks the first one. */
function Count({ words, isShown }: { readonly words: string; readonly isShown: boolean }) {
  return <span style={isShown ? undefined : { visibility: 'hidden' }}>{words}</span>;
}

const sameKeys = (a: readonly string[], b: readonly string[]) => a.join('|') === b.join('|');

/** Returns the keys of the checked boxes in the DOM. Returns undefined before the boxes are rendered. */
function checkedIn(group: HTMLElement | null): readonly string[] | undefined {
  const boxes = group ? [...group.querySelectorAll<HTMLInputElement>('input')] : [];
  if (boxes.length === 0) return undefined;
  return boxes.filter((box) => box.checked).map((box) => box.value);
}

import { forwardRef, useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import { bothRefs } from '../field/effects.ts';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldProps, FieldTexts } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { AwaitedList } from '../options/awaited-list.tsx';
import type { ChoiceOption, Options } from '../options/option-card.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';

export interface ChoiceProps extends FieldProps<string | null> {
  /** The options, or the loading state of their list. */
  readonly options: Options;
  /** Retries a list that failed to load. */
  readonly onRetry?: () => void;
  /** Expected number of options. The control reserves their height while they load. @defaultValue 3 */
  readonly expected?: number;
  /** Whether to use a native select for any number of options, as for countries or years. @defaultValue false */
  readonly select?: boolean;
  /** How many of the first options a native select also offers as chips. @defaultValue 0 */
  readonly shortcuts?: number;
}

/**
 * A single choice from a list. The number of options determines the control: cards for up to six, a native select for
 * up to fifteen, and a combobox for more.
 */
export const Choice = forwardRef<HTMLElement, ChoiceProps>(function Choice(
  { options, onRetry, expected = 3, select = false, shortcuts = 0, ...props },
  ref,
) {
  const awaited = controlFor(expected);
  // The user may focus the box before its list loads. With a value, wait for the list, because it contains the label
  // of the value.
  const isBox = select || awaited === 'combobox' || awaited === 'select';
  const pending = options === 'loading' && isBox && !props.value;
  if (typeof options === 'string' && !pending) {
    const count = awaited === 'cards' ? expected : 1;
    return <ChoicePending {...props} state={options} onRetry={onRetry} count={count} />;
  }
  const offered = typeof options === 'string' ? [] : options;
  const look = pending ? awaited : controlFor(offered.length);
  const target = bothRefs({ current: null }, ref);
  if (select || look === 'select')
    return <Select {...props} ref={target} options={offered} {...{ pending, shortcuts }} />;
  if (look !== 'combobox') return <RadioGroup {...props} ref={target} options={offered} />;
  return <LongChoice {...props} target={target} options={offered} pending={pending} />;
});

interface LongChoiceProps extends FieldProps<string | null> {
  readonly options: readonly ChoiceOption[];
  readonly target: (element: HTMLElement | null) => void;
  readonly pending: boolean;
}

function LongChoice({ target, ...props }: LongChoiceProps) {
  const typed = useTypedKey(props);
  return <Combobox {...props} ref={target} value={typed.text} onChange={typed.onText} />;
}

function controlFor(count: number) {
  if (count <= 6) return 'cards';
  return count <= 15 ? 'select' : 'combobox';
}

interface ChoicePendingProps extends FieldTexts {
  readonly state: 'loading' | 'failed';
  readonly onRetry: (() => void) | undefined;
  readonly count: number;
}

export function ChoicePending({ state, onRetry, count, ...texts }: ChoicePendingProps) {
  const field = useField(texts);
  return (
    <FieldGroup field={field} role="group">
      <AwaitedList name={texts.name} {...{ state, onRetry, count }} />
    </FieldGroup>
  );
}

interface TypedKey {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly ChoiceOption[];
}

/**
 * The state of a long list in which the user can type. A text that matches an option chooses this option. A text that
 * matches no option stays in the box, and the value is null.
 */
export function useTypedKey({ value, onChange, options }: TypedKey) {
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.id === value);
  return {
    text: chosen?.value ?? typed,
    onText: (text: string) => {
      const match = options.find((option) => option.value === text);
      setTyped(match ? '' : text);
      onChange(match?.id ?? null);
    },
  };
}

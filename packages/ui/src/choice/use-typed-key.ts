import { useState } from 'react';
import type { ChoiceOption } from '../options/choice-option.ts';

interface TypedKey {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly ChoiceOption[];
}

/** An option key chosen by typing: a text that is no option stays as typed and means null. */
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

import type { ComboboxOption } from './combobox-props.ts';
import { marked } from './words.ts';

interface OptionTextProps {
  readonly option: ComboboxOption;
  readonly typed: string;
}

/** An option with what was typed in bold. */
export function OptionText({ option, typed }: OptionTextProps) {
  return (
    <>
      <span>
        {marked(option.value, typed).map(({ at, text, hit }) => (
          <span key={at} className={hit ? 'q-hit' : undefined}>
            {text}
          </span>
        ))}
      </span>
      {option.detail && <span className="q-detail">{option.detail}</span>}
    </>
  );
}

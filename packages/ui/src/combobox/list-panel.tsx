import type { ReactNode } from 'react';
import type { ComboboxOption } from './combobox-props.ts';
import { marked } from './words.ts';

interface ListPanelProps {
  readonly notFound: string | undefined;
  readonly emptyAction: ReactNode;
}

/** In place of the list when nothing was found. It is no option of it. */
export function ListPanel({ notFound = NOT_FOUND, emptyAction }: ListPanelProps) {
  return (
    <div className="q-list q-list-empty">
      <p>{emptyAction ? 'Non lo troviamo. Puoi scriverlo tu.' : notFound}</p>
      {emptyAction}
    </div>
  );
}

export const NOT_FOUND = 'Nessun risultato trovato';

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

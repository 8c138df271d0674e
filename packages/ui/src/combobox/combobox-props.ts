import type {
  ChangeEvent,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  RefObject,
} from 'react';
import type { FieldProps } from '../field/field-props.ts';

/** An option of the list below the box. */
export interface ComboboxOption {
  readonly id: string;
  /** The shown text, which choosing the option puts into the box. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
  /** Everyday name, if `value` says more: 'RE' for 'RE (VB)'. @defaultValue `value` */
  readonly name?: string;
  /** Synonyms that also match, separated by ', ': 'Olanda, Holland' for 'Paesi Bassi'. */
  readonly also?: string;
  /**
   * Whether to offer it if no option matches: 'Altra condizione'. It is never auto-selected then.
   * @defaultValue false
   */
  readonly general?: boolean;
}

export interface ComboboxProps extends FieldProps<string> {
  /** A local list of options… */
  readonly options?: readonly ComboboxOption[];
  /**
   * …or a remote search, run from the third character on, 300 ms after the last key. A failed
   * search shows an error and a retry button.
   */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /**
   * Shortest text that is searched once complete: after a space, Enter or blur. Finds only an
   * option of exactly that name. @defaultValue 3
   */
  readonly shortest?: number;
  /**
   * Called when an option is chosen, right after `onChange(option.value)`. The only match is chosen
   * while the user still types (`isTyping`), and reported again once the box shows it. Typing
   * another text undoes the choice with `onChange(text)`.
   */
  readonly onSelect?: (option: ComboboxOption, isTyping: boolean) => void;
  /** Accessible name of the list. @defaultValue the label */
  readonly listLabel?: string;
  /**
   * Formats the announcement of the number of results. @defaultValue «{n} risultati trovati, usa le
   * frecce»
   */
  readonly found?: (count: number) => string;
  /**
   * Message for no results, or a function that makes it from the text. @defaultValue «Nessun
   * risultato trovato»
   */
  readonly notFound?: string | ((text: string) => string);
  /**
   * Button in the panel «Non lo troviamo. Puoi scriverlo tu.». Without it, or if `notFound` is a
   * function, the panel shows `notFound`.
   */
  readonly emptyAction?: ReactNode;
  /**
   * Whether opening the list searches for a prefilled text, which the user has not chosen yet.
   * @defaultValue false
   */
  readonly searchOnOpen?: boolean;
  /** Placeholder of the empty box. @defaultValue 'Inizia a digitare' */
  readonly placeholder?: string;
  /** Action of Enter on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** Handlers that the list adds to the text box. */
export interface ListEvents {
  /**
   * Returns whether the form keeps its value because the typed text still spells the chosen option.
   */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => boolean;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  /** Returns whether a blur to this target must not count as leaving the field yet. */
  stays?: (to: EventTarget | null) => boolean;
}

export interface ComboboxListProps
  extends Pick<
    ComboboxProps,
    | 'label'
    | 'value'
    | 'options'
    | 'search'
    | 'shortest'
    | 'onSelect'
    | 'listLabel'
    | 'found'
    | 'notFound'
    | 'emptyAction'
    | 'searchOnOpen'
  > {
  readonly box: RefObject<HTMLInputElement | null>;
  /** The handlers that the list sets. */
  readonly events: RefObject<ListEvents>;
  /** User action on the box while the list was loading. */
  readonly early: RefObject<'clicked' | 'typed' | undefined>;
  /** Puts a text into the box and passes it to `onChange`. */
  readonly onPut: (text: string) => void;
  /** Passes a text to `onChange`; the box keeps its text. */
  readonly onHand: (text: string) => void;
  /** Called once a deferred blur counts as leaving the field. */
  readonly onLeave: () => void;
  /** Called if the box has no focus and an autofilled text matches no option. */
  readonly onUnmatched: () => void;
}

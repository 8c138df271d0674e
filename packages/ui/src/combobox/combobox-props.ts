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
  /** The shown text. Choosing the option writes it into the box. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
  /**
   * Everyday name of the option, if `value` contains more: 'RE' for 'RE (VB)'. @defaultValue
   * `value`
   */
  readonly name?: string;
  /** Synonyms that also match, separated by ', ': 'Olanda, Holland' for 'Paesi Bassi'. */
  readonly also?: string;
  /**
   * Whether to offer this option if no option matches the text, such as 'Altra condizione'. Such an
   * option is offered but not auto-selected. @defaultValue false
   */
  readonly general?: boolean;
}

export interface ComboboxProps extends FieldProps<string> {
  /** A local list of options. Set either `options` or `search`. */
  readonly options?: readonly ComboboxOption[];
  /**
   * A remote search. It runs from the third character on, 300 ms after the last key. A failed
   * search shows an error and a retry button.
   */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /**
   * Minimum length of a complete text, which ends with a space or is followed by Enter or a blur.
   * The search for a text this short finds only an option of exactly that name. @defaultValue 3
   */
  readonly shortest?: number;
  /**
   * Called when an option is chosen, right after `onChange(option.value)`. If only one option
   * matches while the user types, it is chosen at once (`isTyping` is true). The option is reported
   * again once the box shows it. Typing another text undoes the choice with `onChange(text)`.
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
   * Message if there are no results, or a function that returns it for the typed text.
   * @defaultValue «Nessun risultato trovato»
   */
  readonly notFound?: string | ((text: string) => string);
  /**
   * Button in the panel «Non lo troviamo. Puoi scriverlo tu.». Without this button, or if
   * `notFound` is a function, the panel shows `notFound` instead.
   */
  readonly emptyAction?: ReactNode;
  /** Returns what to show below the options, such as their source. @defaultValue none */
  readonly footer?: () => ReactNode;
  /** Whether opening the list starts a search for a prefilled text. @defaultValue false */
  readonly searchOnOpen?: boolean;
  /** Placeholder of the empty box. @defaultValue 'Inizia a digitare' */
  readonly placeholder?: string;
  /** Action of Enter on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** Handlers that the list adds to the text box. */
export interface ListEvents {
  /**
   * Returns true if the chosen option still starts with the typed text. The form then keeps its
   * value.
   */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => boolean;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  /**
   * Returns true if a blur to this target does not count as leaving the field, or counts only
   * later.
   */
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
    | 'footer'
    | 'searchOnOpen'
  > {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly events: RefObject<ListEvents>;
  /** What the user did in the box while the list was loading. */
  readonly early: RefObject<'clicked' | 'typed' | undefined>;
  /** Writes a text into the box and passes the text to `onChange`. */
  readonly onPut: (text: string) => void;
  /** Passes a text to `onChange` and leaves the box unchanged. */
  readonly onHand: (text: string) => void;
  readonly onLeave: () => void;
  /** Called if the browser autofills an unfocused box with a text that matches no option. */
  readonly onUnmatched: () => void;
}

import type {
  ChangeEvent,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  RefObject,
} from 'react';
import type { FieldProps } from '../field/field-props.ts';

/** An option in the list below the box. */
export interface ComboboxOption {
  readonly id: string;
  /** The text of the option in the list. Choosing the option writes this text into the box. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
  /** Everyday name of the option, if `value` contains more than the name: 'RE' for 'RE (VB)'. @defaultValue `value` */
  readonly name?: string;
  /** Synonyms that also match, separated by ', ': 'Olanda, Holland' for 'Paesi Bassi'. */
  readonly also?: string;
  /**
   * Whether to offer this option, such as 'Altra condizione', if no option matches the text. The combobox does not
   * choose such an option automatically. @defaultValue false
   */
  readonly general?: boolean;
}

export interface ComboboxProps extends FieldProps<string> {
  /** A local list of options. Set either `options` or `search`. */
  readonly options?: readonly ComboboxOption[];
  /**
   * A remote search. It runs for texts of three characters or more, 300 ms after the last key press. After a failed
   * search, the list shows an error and a retry button.
   */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /**
   * Minimum length of a complete text. A text is complete if it ends with a space, or after Enter or a blur. For a
   * text shorter than three characters, the search finds only an option with exactly this name. @defaultValue 3
   */
  readonly shortest?: number;
  /**
   * Called when an option is chosen, directly after `onChange(option.value)`. If only one option matches while the
   * user types, it is chosen at once (`isTyping` is true). When the box shows the option, `onSelect` is called again
   * for it. Typing another text undoes the choice with `onChange(text)`.
   */
  readonly onSelect?: (option: ComboboxOption, isTyping: boolean) => void;
  /** Accessible name of the list. @defaultValue the label */
  readonly listLabel?: string;
  /** Formats the announcement of the number of results. @defaultValue «{n} risultati trovati, usa le frecce» */
  readonly found?: (count: number) => string;
  /**
   * The message for a search without results, or a function that returns it for the typed text. @defaultValue «Nessun
   * risultato trovato»
   */
  readonly notFound?: string | ((text: string) => string);
  /**
   * A button in the panel «Non lo troviamo. Puoi scriverlo tu.», which replaces a list without results. Without this
   * button, or if `notFound` is a function, the panel shows `notFound`.
   */
  readonly emptyAction?: ReactNode;
  /** Returns the content below the options, such as their source. @defaultValue none */
  readonly footer?: () => ReactNode;
  /** Whether the list searches for a prefilled text when it opens. @defaultValue false */
  readonly searchOnOpen?: boolean;
  /** Placeholder of the empty box. @defaultValue 'Inizia a digitare' */
  readonly placeholder?: string;
  /** Action of Enter on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** Handlers that the list adds to the text box. */
export interface ListEvents {
  /** Returns true if the chosen option still starts with the typed text. The form then keeps its value. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => boolean;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  /** Returns true if a blur with this new focus target does not leave the field, or leaves it only later. */
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
  /** The user's action in the box while the list was loading. */
  readonly early: RefObject<'clicked' | 'typed' | undefined>;
  /** Writes a text into the box and calls `onChange` with the text. */
  readonly onPut: (text: string) => void;
  /** Calls `onChange` with a text and does not change the box. */
  readonly onHand: (text: string) => void;
  readonly onLeave: () => void;
  /** Called after the browser has autofilled an unfocused box with a text that matches no option. */
  readonly onUnmatched: () => void;
}

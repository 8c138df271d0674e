import type {
  ChangeEvent,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  RefObject,
} from 'react';
import type { FieldProps } from '../field/field-props.ts';

/** A row of the list below the box. */
export interface ComboboxOption {
  readonly id: string;
  /** What is shown, and what stands in the box once it is chosen. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
  /** What people call it where `value` says more: 'RE' of 'RE (VB)'. @defaultValue `value` */
  readonly name?: string;
  /** Other words that it is found by, parted by ', ': 'Olanda, Holland' of 'Paesi Bassi'. */
  readonly also?: string;
  /** Whether it is offered where no option fits: 'Altra condizione'. It is never chosen by itself then. @defaultValue false */
  readonly general?: boolean;
}

export interface ComboboxProps extends FieldProps<string> {
  /** A list held here… */
  readonly options?: readonly ComboboxOption[];
  /** …or asked for, from the third character on and 300 ms after the last key. One that fails says so and is offered again. */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /**
   * A text this short is searched for too once it is whole: a space after it, Enter, the field left.
   * Only an option of exactly that name is found. @defaultValue 3
   */
  readonly shortest?: number;
  /**
   * An option was chosen; `onChange(option.value)` was called just before. The only match is chosen
   * while its text is still being typed (`isTyping`), and told again once it stands in the box; a text
   * that goes another way takes it back with `onChange(text)`.
   */
  readonly onSelect?: (option: ComboboxOption, isTyping: boolean) => void;
  /** Name of the list. @defaultValue the label */
  readonly listLabel?: string;
  /** What is said when results are there, of their number. @defaultValue «{n} risultati trovati, usa le frecce» */
  readonly found?: (count: number) => string;
  /** What is said where nothing was found, or how that is said of a text. @defaultValue «Nessun risultato trovato» */
  readonly notFound?: string | ((text: string) => string);
  /** A button in the panel «Non lo troviamo. Puoi scriverlo tu.»; without it the panel says `notFound`, and with a function for it too. */
  readonly emptyAction?: ReactNode;
  /** Whether a text that was written elsewhere is searched for when the list is opened: nobody has chosen it yet. @defaultValue false */
  readonly searchOnOpen?: boolean;
  /** Shown while the box is empty. @defaultValue 'Inizia a digitare' */
  readonly placeholder?: string;
  /** What Enter does on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

/** What the list wants to know of the text box. */
export interface ListEvents {
  /** Whether the form keeps what it has: the typed text still spells the chosen option. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => boolean;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  /** Whether losing the focus to this is no leaving of the field now. */
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
  /** Filled by the list. */
  readonly events: RefObject<ListEvents>;
  /** What was done to the box while the list was on its way. */
  readonly early: RefObject<'clicked' | 'typed' | undefined>;
  /** Puts a text into the box and hands it over. */
  readonly onPut: (text: string) => void;
  /** Hands a text over; the box keeps its own. */
  readonly onHand: (text: string) => void;
  /** The field was left after all. */
  readonly onLeave: () => void;
  /** Nobody is in the box, and the text that a browser wrote into it chooses no option. */
  readonly onUnmatched: () => void;
}

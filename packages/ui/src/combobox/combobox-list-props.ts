import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { ComboboxProps } from './combobox-props.ts';

/** What the list wants to know of the text box. */
export interface ListEvents {
  /** Whether the form keeps what it has: the typed text still spells the chosen option. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => boolean;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  /** Whether the list, or the panel in its place, is shown. */
  isOpen?: () => boolean;
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
}

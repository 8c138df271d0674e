import type { ChangeEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { ComboboxProps } from './combobox-props.ts';

/** What the list wants to know of the text box. */
export interface ListEvents {
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
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
    | 'onSelect'
    | 'listLabel'
    | 'found'
    | 'notFound'
    | 'emptyAction'
  > {
  readonly box: RefObject<HTMLInputElement | null>;
  /** Filled by the list. */
  readonly events: RefObject<ListEvents>;
  /** Whether the box was clicked while the list was on its way. */
  readonly isAwaited: RefObject<boolean>;
  /** Puts a text into the box and hands it over. */
  readonly onPut: (text: string) => void;
  /** The field was left after all. */
  readonly onLeave: () => void;
}

import type { ReactNode } from 'react';
import type { FieldProps } from '../field/field-props.ts';

export interface ComboboxOption {
  readonly id: string;
  /** What is shown, and what stands in the box once it is chosen. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
}

export interface ComboboxProps extends FieldProps<string> {
  /** A list held here… */
  readonly options?: readonly ComboboxOption[];
  /** …or asked for, from the third character on and 300 ms after the last key. A refusal counts as nothing found. */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /** An option was chosen; `onChange(option.value)` was called just before. */
  readonly onSelect?: (option: ComboboxOption) => void;
  /** Name of the list. @defaultValue the label */
  readonly listLabel?: string;
  /** @defaultValue «{n} risultati trovati, usa le frecce» */
  readonly found?: (count: number) => string;
  /** @defaultValue «Nessun risultato trovato» */
  readonly notFound?: string;
  /** A button in the panel «Non lo troviamo. Puoi scriverlo tu.»; without it the panel says `notFound`. */
  readonly emptyAction?: ReactNode;
  /** @defaultValue 'Inizia a digitare' */
  readonly placeholder?: string;
  /** @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done';
}

import type { Table } from '@preventivo/core';
import { createContext } from 'react';

/** Length of a fiscal code. */
export const CODE_LENGTH = 16;

/** The message under the box for the fiscal code: why the code is refused, or which answers it has filled in. */
export interface CodeMessage {
  readonly error?: string;
  readonly note?: string;
  /** Returns whether the code that filled in the answers fits this name. */
  matches?(surname: string, name: string): boolean;
  /** Whether the code had filled in the answers before it was refused. @defaultValue false */
  readonly isFilled?: boolean;
}

/** The questions that the card with their answers replaces. The controls of page 1 share this state. */
export interface Fold {
  readonly table: Table;
  /** The form keys of the questions that the card replaces at the moment. */
  readonly folded: readonly string[];
  fold(keys: readonly string[]): void;
}

export const unfolded: readonly string[] = [];

export const FoldContext = createContext<Fold>({
  table: { fields: {} },
  folded: unfolded,
  fold: () => {},
});

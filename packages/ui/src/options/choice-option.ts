import type { ReactNode } from 'react';

/** One option; `Option` of `@preventivo/core` fits. */
export interface ChoiceOption {
  /** The option key, the native control's `value`. */
  readonly id: string;
  /** What is shown. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
  /** A pictogram of 24 px. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** A list that comes from the server. */
export type Options = readonly ChoiceOption[] | 'loading' | 'failed';

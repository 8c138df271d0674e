import { createContext } from 'react';

/** What the controls of page 1 know of each other. */
export interface TypeChange {
  /** Whether answers were thrown away with the last choice of the type. */
  readonly cleared: boolean;
  /** Brings them back. */
  undo(): void;
  /** Takes another type. @defaultValue the type is an answer like others */
  choose?(type: string | null): void;
  /** Whether the type was chosen just now: true once. */
  wasChosen(): boolean;
  /** The name of the company, as far as it is written. */
  companyName(): string;
}

export const TypeChangeContext = createContext<TypeChange>({
  cleared: false,
  undo: () => {},
  wasChosen: () => false,
  companyName: () => '',
});

import type { Person } from '@preventivo/core';

/** What a visitor did on a page that was drawn on a server, before it ran. */
export interface Early {
  /** What stands in the controls of page 1. */
  readonly answers?: Partial<Person> | undefined;
  /** Whether «Continua» was pressed. */
  readonly pressed: boolean;
}

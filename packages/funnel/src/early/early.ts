import type { ContractorType, Person } from '@preventivo/core';

/** What a visitor did on a page that was drawn on a server, before it ran. */
export interface Early {
  /** What stands in the controls of page 1. */
  readonly answers?: EarlyContractor | undefined;
  /** Whether «Continua» was pressed. */
  readonly pressed: boolean;
}

/** A line that takes both types asks for the type first, others ask a person. */
export interface EarlyContractor {
  readonly tipoPersona?: ContractorType;
  readonly persona?: Partial<Person>;
}

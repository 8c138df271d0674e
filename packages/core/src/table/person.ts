import type { Address, Day } from '@preventivo/italian';

/** The data of a contractor who is a person, by form key. Lines copy answers from it. */
export type Person = {
  readonly nome: string;
  readonly cognome: string;
  readonly sesso: string | null;
  readonly data_nascita: Day | null;
  readonly natoInItalia: boolean | null;
  readonly stato_nascita: string | null;
  readonly comune_nascita: string;
  readonly indirizzoResidenza_SedeLegale: Address;
  readonly email: string;
  readonly cellulare: string;
  readonly professione: string | null;
};

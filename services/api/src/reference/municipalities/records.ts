/** A current or former municipality. `data/README.md` documents its fields. */
export interface Municipality {
  /** Upper case, as in 'NAME (PV)'. */
  readonly name: string;
  /** Two-letter province code; of a former municipality, its last one. */
  readonly province: string;
  readonly belfiore: string;
  /** Postal codes; empty for a former municipality. */
  readonly caps: readonly string[];
  readonly from: string;
  /** Last day; null if current. */
  readonly to: string | null;
  readonly current: boolean;
  /** Name in the other local language. */
  readonly alt?: string;
  /** Other spellings. */
  readonly aka?: readonly string[];
  readonly formerProvinces?: readonly string[];
  /** Pairs of first and last day, if it did not exist continuously. */
  readonly periods?: readonly (readonly (string | null)[])[];
}

/** Hamlets and former municipalities of one current municipality. */
export interface LocalityGroup {
  readonly municipality: string;
  readonly province: string;
  /** Names in upper case. */
  readonly localities: readonly string[];
}

export interface Province {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
}

export interface Provinces {
  readonly current: readonly Province[];
  readonly historical: readonly Province[];
}

/** A current or former municipality. `data/README.md` documents its fields. */
export interface Municipality {
  /** Upper case, as in 'NAME (PV)'. */
  readonly name: string;
  /** Two-letter code of the province. For a former municipality, its last province. */
  readonly province: string;
  readonly belfiore: string;
  /** Postal codes; empty for a former municipality. */
  readonly caps: readonly string[];
  readonly from: string;
  /** Last day; null for a current municipality. */
  readonly to: string | null;
  readonly current: boolean;
  /** Name in the other local language. */
  readonly alt?: string;
  /** Other spellings. */
  readonly aka?: readonly string[];
  readonly formerProvinces?: readonly string[];
  /** Pairs of first and last day, if the municipality did not exist without interruption. */
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

/** A municipality of today or of the past. `data/README.md` explains its fields. */
export interface Municipality {
  /** Upper case, as in 'NAME (PV)'. */
  readonly name: string;
  /** The province's two letters; of a former municipality, the last it belonged to. */
  readonly province: string;
  readonly belfiore: string;
  /** Postal codes; none for a former municipality. */
  readonly caps: readonly string[];
  readonly from: string;
  /** The last day, null while in force. */
  readonly to: string | null;
  readonly current: boolean;
  /** The name in the other language of the place. */
  readonly alt?: string;
  /** Other spellings. */
  readonly aka?: readonly string[];
  readonly formerProvinces?: readonly string[];
  /** Pairs of first and last day, where it did not exist continuously. */
  readonly periods?: readonly (readonly (string | null)[])[];
}

/** The hamlets and former municipalities of one municipality of today. */
export interface LocalityGroup {
  readonly municipality: string;
  readonly province: string;
  /** Their names, in upper case. */
  readonly localities: readonly string[];
}

export interface Province {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
}

/** The provinces of today, and those that are no more. */
export interface Provinces {
  readonly current: readonly Province[];
  readonly historical: readonly Province[];
}

import type { LocalityGroup, Municipality, Provinces } from './municipalities/records.ts';

/** The reference files as they are read, `data/*.json`. What their fields mean stands in `data/README.md`. */
export interface ReferenceData {
  readonly municipalities: readonly Municipality[];
  /** Hamlets and former municipalities, by the municipality of today they lie in. @defaultValue none known */
  readonly localities?: readonly LocalityGroup[];
  /** Changes of municipalities, each from its day on. @defaultValue none */
  readonly municipalityChanges?: readonly MunicipalityChange[];
  readonly countries: readonly Country[];
  readonly provinces: Provinces;
  readonly toponimi: {
    readonly toponimi: readonly string[];
    readonly abbreviations: Readonly<Record<string, string | undefined>>;
  };
  readonly professions: { readonly professions: readonly ListedOption[] };
  readonly enums: { readonly lines: Readonly<Record<string, OptionGroup | undefined>> };
}

/** A municipality that is founded, renamed or enlarged, or gets other postal codes (docs/operations.md#municipalities). */
export interface MunicipalityChange {
  /** Its first day; null for a change that does not happen. */
  readonly from: string | null;
  /** 'NAME (PV)', one of before or a new one. */
  readonly municipality: string;
  /** The municipalities that end the day before and lead to it, as 'NAME (PV)'. @defaultValue none */
  readonly replaces?: readonly string[];
  /** @defaultValue its own so far, and those of the municipalities that it replaces */
  readonly postalCodes?: readonly string[];
  /** Its Belfiore code. @defaultValue the one it has; a new municipality needs one */
  readonly belfiore?: string;
}

export interface Country {
  /** 13 is Italy. */
  readonly id: number;
  readonly label: string;
  /** Other names that people call it, parted by ', '. */
  readonly also?: string;
  /** Null where the state has no code, as Italy. */
  readonly belfiore: string | null;
  readonly current: boolean;
  /** The first day of a ceased state, null where it is not known. */
  readonly from: string | null;
  /** The last day of a ceased state. */
  readonly to: string | null;
  /** Of a ceased state: the ids of those its territory belonged to afterwards. */
  readonly successors?: readonly number[];
}

export interface ListedOption {
  readonly key: string | number;
  readonly label: string;
  /** Other words that people search it by, parted by ', '. */
  readonly also?: string;
  /** Whether it is offered where nothing else fits. */
  readonly general?: boolean;
}

/** The lists of a line; a few hold other things than options. */
export type OptionGroup = Readonly<
  Record<
    string,
    | {
        readonly options?: readonly ListedOption[];
        readonly byArea?: Readonly<Record<string, readonly ListedOption[] | undefined>>;
      }
    | undefined
  >
>;

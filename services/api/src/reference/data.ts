import type { LocalityGroup, Municipality, Provinces } from './municipalities/records.ts';

/** Contents of `data/*.json`; `data/README.md` documents the fields. */
export interface ReferenceData {
  readonly municipalities: readonly Municipality[];
  /**
   * Hamlets and former municipalities, grouped by the municipality that contains them.
   * @defaultValue none
   */
  readonly localities?: readonly LocalityGroup[];
  /** Changes of municipalities, each with its first day. @defaultValue none */
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

/**
 * A change of a municipality: it is founded, renamed or enlarged, or gets other postal codes
 * (docs/operations.md#municipalities).
 */
export interface MunicipalityChange {
  /** First day of the change; null cancels the change. */
  readonly from: string | null;
  /** 'NAME (PV)' of an existing municipality or a new one. */
  readonly municipality: string;
  /**
   * The municipalities that this municipality replaces, as 'NAME (PV)'. They end on the day before
   * `from`.
   * @defaultValue none
   */
  readonly replaces?: readonly string[];
  /** @defaultValue its current postal codes and those of the municipalities in `replaces` */
  readonly postalCodes?: readonly string[];
  /**
   * The Belfiore code of the municipality. Required for a new municipality.
   * @defaultValue the current code
   */
  readonly belfiore?: string;
}

export interface Country {
  /** 13 is Italy. */
  readonly id: number;
  readonly label: string;
  /** Other common names, separated by ', '. */
  readonly also?: string;
  /** Null for a country without a code, such as Italy. */
  readonly belfiore: string | null;
  readonly current: boolean;
  /** First day of a former country; null if unknown. */
  readonly from: string | null;
  /** Last day of a former country. */
  readonly to: string | null;
  /** Ids of the countries that received the territory of a former country. */
  readonly successors?: readonly number[];
}

export interface ListedOption {
  readonly key: string | number;
  readonly label: string;
  /** Further search terms, separated by ', '. */
  readonly also?: string;
  /** Whether the option is for cases that no other option covers. */
  readonly general?: boolean;
}

/** The lists of a line. A few entries have other contents than options. */
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

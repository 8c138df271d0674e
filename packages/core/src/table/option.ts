/** An option of a list. */
export interface Option {
  /** The id of the option. */
  readonly id: string;
  /** The label. */
  readonly value: string;
  /** More search terms, separated by ', ': 'Olanda' for 'Paesi Bassi'. */
  readonly also?: string;
  /** Whether to offer the option when a search finds no option: 'Altra condizione'. @defaultValue false */
  readonly general?: boolean;
  /** For a municipality: the first and the last day of each period in which it had this name. @defaultValue always */
  readonly periods?: readonly (readonly (string | null)[])[];
}

/** The option lists, by name. */
export type Lists = Readonly<Record<string, readonly Option[]>>;

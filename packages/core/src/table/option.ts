/** Something that can be chosen. */
export interface Option {
  /** The option key. */
  readonly id: string;
  /** What is shown. */
  readonly value: string;
  /** Other words that people search it by, parted by ', ': 'Olanda' of 'Paesi Bassi'. */
  readonly also?: string;
  /** Whether it is offered where no option of the list fits: 'Altra condizione'. @defaultValue false */
  readonly general?: boolean;
  /** Of a municipality: the first and the last day of each time that it had this name. @defaultValue always */
  readonly periods?: readonly (readonly (string | null)[])[];
}

/** The option lists, by name. */
export type Lists = Readonly<Record<string, readonly Option[]>>;

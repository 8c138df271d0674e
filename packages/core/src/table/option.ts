/** Something that can be chosen. */
export interface Option {
  /** The option key. */
  readonly id: string;
  /** What is shown. */
  readonly value: string;
}

/** The option lists, by name. */
export type Lists = Readonly<Record<string, readonly Option[]>>;

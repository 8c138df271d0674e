/** What lines are sorted into where they are listed, in the order of the list, with their Italian titles. */
export const categories = {
  vehicles: 'Veicoli',
  home: 'Casa e famiglia',
  person: 'Persona',
  work: 'Lavoro',
  leisure: 'Viaggi e tempo libero',
} as const;

/** The name of a category that lines are sorted into. */
export type Category = keyof typeof categories;

/** How a line is found among others. No page of the line's own needs it. */
export interface Listing {
  readonly category: Category;
  /**
   * What people call it who do not know its title, parted by commas: `motorino, 50, minicar`. Singular and plural are
   * one, and words of the title and of `about` are found anyway.
   */
  readonly keywords: string;
  /** Whether it is among the most asked for. @defaultValue false */
  readonly popular?: boolean;
}

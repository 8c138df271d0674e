/** The categories of lines, in the order of the list, with their Italian titles. */
export const categories = {
  vehicles: 'Veicoli',
  home: 'Casa e famiglia',
  person: 'Persona',
  work: 'Lavoro',
  leisure: 'Viaggi e tempo libero',
} as const;

/** The name of a category. */
export type Category = keyof typeof categories;

/** Data for finding a line among others. The line's own pages do not use this data. */
export interface Listing {
  readonly category: Category;
  /**
   * Synonyms of the title, separated by commas: `motorino, 50, minicar`. The search treats singular and plural alike,
   * and also searches the title and `about`. A translation adds its own keywords under `listing.keywords`.
   */
  readonly keywords: string;
  /** Whether the line is among the most requested. @defaultValue false */
  readonly popular?: boolean;
}

/** The questions that a fiscal code answers, besides the sex. */
export const filledIn = ['data_nascita', 'natoInItalia', 'stato_nascita', 'comune_nascita'];

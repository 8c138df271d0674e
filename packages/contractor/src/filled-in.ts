/** The questions after the sex that a fiscal code answers. */
export const filledIn = ['data_nascita', 'natoInItalia', 'stato_nascita', 'comune_nascita'];

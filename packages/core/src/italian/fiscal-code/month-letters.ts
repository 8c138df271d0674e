/** The letters of the twelve months in a fiscal code. */
export const monthLetters = 'ABCDEHLMPRST';

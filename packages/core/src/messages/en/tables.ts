import type { LineWords } from '../../translation/line-words.ts';

/** What page 1 and the account ask, and the lists that are no line's. */
export const tables: LineWords = {};

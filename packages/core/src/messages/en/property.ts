import type { LineWords } from '../../translation/line-words.ts';

/** The building that is insured: what fire and home ask of it first. */
export const propertyWords: LineWords = {};

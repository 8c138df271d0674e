import * as words from './all.ts';

/** All texts by their names, for translations. The build lists the names: see tsup.catalogue.ts. */
export const catalogue: Readonly<Record<keyof typeof words, string>> = words;

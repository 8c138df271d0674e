import * as words from './all.ts';

/**
 * All texts by their names, for translations. A build lists only the names: see listedCatalogue of @preventivo/vite.
 */
export const catalogue: Readonly<Record<keyof typeof words, string>> = words;

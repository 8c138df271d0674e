import type { Line, Table } from '../table/table.ts';
import { translatedLine } from './translated-line.ts';
import { translatedTable } from './translated-table.ts';

/** Returns the texts of a table by their path in the table: 'tipo_viaggio.label' → 'Che copertura cerchi?' */
export const wordsInTable = (table: Table) => gathered((at) => translatedTable(table, at));

/** Returns the texts of a line by their path, including those of its name and its pages. */
export const wordsInLine = (line: Line) => gathered((at) => translatedLine(line, at));

function gathered(walk: (at: (place: string, text: string) => string) => unknown) {
  const found: Record<string, string> = {};
  walk((place, text) => {
    found[place] = text;
    return text;
  });
  return found;
}

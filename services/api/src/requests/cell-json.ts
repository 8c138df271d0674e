import { jsonOf } from './unseen-characters.ts';

/**
 * Returns JSON for a CSV cell. Escapes signs that could start a formula in a spreadsheet. Italian
 * spreadsheets start a new cell at a semicolon, even inside a cell.
 */
export const cellJsonOf = (value: unknown): string =>
  jsonOf(value).replace(
    /(?<=;\s*)[=+\-@|%＝＋－＠]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

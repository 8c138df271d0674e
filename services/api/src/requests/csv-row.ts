import { withoutUnseen } from './unseen-characters.ts';

/**
 * The program that opens a CSV file: Excel with Italian settings, or any program that follows RFC
 * 4180.
 */
export type CsvDialect = 'excel-it' | 'rfc4180';

const separators: Readonly<Record<CsvDialect, string>> = { 'excel-it': ';', rfc4180: ',' };

/** Marks the file as UTF-8 for Excel, which would otherwise break accents. */
const byteOrderMark = '\uFEFF';

/** Returns the heading of a CSV file, after a byte order mark if required. */
export const csvHeading = (names: readonly string[], dialect: CsvDialect): string =>
  `${dialect === 'excel-it' ? byteOrderMark : ''}${csvRow(names, dialect)}`;

/**
 * Returns a row of a CSV file (RFC 4180 except for the separator). Visitors type these texts, so an
 * apostrophe turns each formula into text. Italian spreadsheets start a new cell after a semicolon,
 * even within quotation marks. Therefore a formula after a semicolon gets an apostrophe too.
 * Invisible characters become spaces, because CSV cannot escape them. A zero-width character before
 * `=` would bypass the apostrophe, and a direction mark would reverse a cell.
 */
export const csvRow = (cells: readonly string[], dialect: CsvDialect): string =>
  `${cells.map(cell).join(separators[dialect])}\r\n`;

function cell(text: string): string {
  const plain = withoutUnseen(text).replaceAll(
    /(^|;)([\s"]*)(?=[=+\-@\t\r\n|%＝＋－＠])/gu,
    "$1'$2",
  );
  return /[",;\r\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

import { withoutUnseen } from './unseen-characters.ts';

/** Who opens a CSV file: Excel as it is set in Italy, or programs that read RFC 4180 to the letter. */
export type CsvDialect = 'excel-it' | 'rfc4180';

const separators: Readonly<Record<CsvDialect, string>> = { 'excel-it': ';', rfc4180: ',' };

/** Tells Excel that the file is UTF-8; without it accents are broken. */
const byteOrderMark = '\uFEFF';

/** The first row of a CSV file, with what must stand before it. */
export const csvHeading = (names: readonly string[], dialect: CsvDialect): string =>
  `${dialect === 'excel-it' ? byteOrderMark : ''}${csvRow(names, dialect)}`;

/**
 * A row of a CSV file (RFC 4180 but for the separator). A cell that a spreadsheet would compute begins with an apostrophe,
 * which makes it text: visitors write what stands there. So does what follows a semicolon, which parts cells where
 * Italian is spoken: there a quotation mark opens a cell and is not part of it. Unseen characters become spaces, since CSV
 * cannot escape them: a zero width before `=` would prevent the apostrophe, and a direction would reverse a cell.
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

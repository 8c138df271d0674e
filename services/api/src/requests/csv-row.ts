/**
 * A row of a CSV file (RFC 4180). A cell that a spreadsheet would compute begins with an apostrophe, which makes it
 * text: visitors write what stands there. So does what follows a semicolon, which parts cells where Italian is spoken:
 * there a quotation mark opens a cell and is not part of it.
 */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(text: string): string {
  const plain = text.replaceAll(/(^|;)([\s"]*)(?=[=+\-@\t\r\n|%＝＋－＠])/gu, "$1'$2");
  return /[",\r\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

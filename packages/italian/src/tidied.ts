/**
 * A text as it is checked and sent: no spaces around it, those within plain ones, and no signs that
 * nobody sees, which pasted text brings along (docs/rules/italian.md#written-text).
 */
export const tidied = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\r\n]/g, ' ')
    .trim();

const lineBreaks = /[^\S\ufeff]*[\r\n\v\f\u0085\u2028\u2029]+[^\S\ufeff]*/g;
/**
 * Spaces of any width, except a single non-breaking space, which separates a number from its unit.
 */
const spaces = /[\t \u1680\u2000-\u200a\u205f\u3000]+|[\u00a0\u202f]{2,}/g;
/** Characters that are invisible, or change how other characters are displayed. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The variation selector that makes an emoji coloured: «❤️». */
const inColours = /(?<=\p{Extended_Pictographic})\ufe0f$/u;

/**
 * Returns a text on one line with every character visible. Line breaks become ' / ', and invisible
 * characters become their code, '⟨U+202E⟩'.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(lineBreaks, ' / ')
    .replaceAll(spaces, ' ')
    .replaceAll(/^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/g, '')
    .replaceAll(unseen, (sign, at: number, whole: string) =>
      inColours.test(whole.slice(0, at + sign.length)) ? sign : `⟨${codeOf(sign)}⟩`,
    );
}

const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const lineBreaks = /[^\S\ufeff]*[\r\n\v\f\u0085\u2028\u2029]+[^\S\ufeff]*/g;
/** Spaces of any width, but for the one that holds a number and its unit together. */
const spaces = /[\t \u1680\u2000-\u200a\u205f\u3000]+|[\u00a0\u202f]{2,}/g;
/** What is not seen, or changes what is seen: controls, directions, zero widths, fillers, what no font has. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The sign after a drawing that has it in colours: «❤️». */
const inColours = /(?<=\p{Extended_Pictographic})\ufe0f$/u;

/** A text on one line, in which all is seen: line breaks are ' / ', what is not seen its number, '⟨U+202E⟩'. */
export function oneLine(text: string): string {
  return text
    .replaceAll(lineBreaks, ' / ')
    .replaceAll(spaces, ' ')
    .replaceAll(/^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/g, '')
    .replaceAll(unseen, (sign, at: number, whole: string) =>
      inColours.test(whole.slice(0, at + sign.length)) ? sign : `⟨${codeOf(sign)}⟩`,
    );
}

/** 'U+202E' */
const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

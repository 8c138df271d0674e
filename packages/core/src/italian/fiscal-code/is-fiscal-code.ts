import { checkLetter } from './check-letter.ts';
import { monthLetters } from './month-letters.ts';
import { undoOmocodia } from './omocodia.ts';
import { isPlaceCode } from './place-code.ts';

/**
 * Whether a text is the fiscal code of a person: its form, its check letter, a day that its month
 * has. Codes changed because two people shared them, and every state's code from Z100, are right.
 */
export function isFiscalCode(text: string): boolean {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{6}[\dL-NP-V]{2}[ABCDEHLMPRST][\dL-NP-V]{2}[A-MZ][\dL-NP-V]{3}[A-Z]$/.test(code))
    return false;
  const plain = undoOmocodia(code);
  return (
    checkLetter(code.slice(0, 15)) === code[15] &&
    bornOnADay(plain) &&
    isPlaceCode(plain.slice(11, 15))
  );
}

function bornOnADay(code: string): boolean {
  const day = Number(code.slice(9, 11)) % 40;
  const last = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][
    monthLetters.indexOf(code[8] ?? '')
  ];
  return Number(code.slice(9, 11)) <= 71 && day >= 1 && day <= (last ?? 0);
}

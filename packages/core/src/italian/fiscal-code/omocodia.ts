import { checkLetter } from './check-letter.ts';

/** Where a digit may be replaced when two people would share a code, from right to left, counted from 0. */
const places = [14, 13, 12, 10, 9, 7, 6];
/** What stands for the digits 0 to 9. */
const stands = 'LMNPQRSTUV';

/** A fiscal code with the digits it had before two people shared it: codes are compared in this form. */
export function undoOmocodia(code: string): string {
  const characters = [...code.trim().toUpperCase()];
  const undone = characters.map((character, at) => {
    const digit = places.includes(at) ? stands.indexOf(character) : -1;
    return digit < 0 ? character : String(digit);
  });
  // A code that was never changed keeps its letter, were it wrong.
  return same(characters, undone) ? characters.join('') : withCheckLetter(undone);
}

/** The 127 codes the revenue office may give to others who would share this one. */
export function omocodes(code: string): string[] {
  const plain = [...undoOmocodia(code)];
  return Array.from({ length: 2 ** places.length - 1 }, (_, index) => {
    const characters = plain.map((character, at) =>
      isChosen(places.indexOf(at), index + 1)
        ? (stands[Number(character)] ?? character)
        : character,
    );
    return withCheckLetter(characters);
  });
}

/** Whether two fiscal codes are of the same data, one of them perhaps changed. */
export function isSameFiscalCode(one: string, other: string): boolean {
  return undoOmocodia(one) === undoOmocodia(other);
}

/** Whether the bit of a place is set in the number of a variant. */
const isChosen = (place: number, variant: number) =>
  place >= 0 && Math.floor(variant / 2 ** place) % 2 === 1;

const same = (one: readonly string[], other: readonly string[]) =>
  one.every((character, at) => character === other[at]);

function withCheckLetter(characters: readonly string[]): string {
  const front = characters.slice(0, 15).join('');
  return front + checkLetter(front);
}

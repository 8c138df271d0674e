/** The last letter of a fiscal code from the 15 characters before it (D.M. 23 December 1976). */
export function checkLetter(front: string): string {
  const sum = [...front].reduce((so, character, index) => so + weight(character, index), 0);
  return String.fromCharCode(65 + (sum % 26));
}

/**
 * The 1st, 3rd, 5th … character counts by its place in the decree's table, the others by the
 * alphabet; digits count as A to J.
 */
function weight(character: string, index: number): number {
  const letter = /\d/.test(character) ? String.fromCharCode(65 + Number(character)) : character;
  return index % 2 === 0 ? oddWeights.indexOf(letter) : letter.charCodeAt(0) - 65;
}

const oddWeights = 'BAKPLCQDREVOSFTGUHMINJWZYX';

import { unaccented } from '@preventivo/italian';
import { lazy } from '../../lazy.ts';
import { distinct, grouped, nonEmpty } from './collections.ts';
import type { LookUp } from './look-ups.ts';
import { namesOf } from './names.ts';
import { contractedWords, matchWords, type PlaceWord, placeWords } from './place-words.ts';
import type { Municipality } from './records.ts';

/** Finds municipalities by abbreviated names. */
export interface ShortenedNames {
  /**
   * Returns municipalities whose names contain the typed words. The typed words may be abbreviated.
   * Matches at the start of a name come first.
   */
  matching(
    typed: readonly PlaceWord[],
    accepts: (record: Municipality) => boolean,
  ): readonly Municipality[];
  /**
   * Returns municipalities whose complete name a text abbreviates: 'Sesto S.G.', 'Reggio Cal.',
   * 'Cologno M.se'.
   */
  readonly wholeNamed: LookUp;
}

/** @param records one record for each name */
export function shortenedNames(records: () => readonly Municipality[]): ShortenedNames {
  const spelled = lazy(() =>
    records().flatMap((record) =>
      namesOf(record).map((name) => ({ record, words: placeWords(name) })),
    ),
  );
  /** Words by their first letter, to limit the comparisons. */
  const byLetter = lazy(() =>
    grouped(
      spelled().flatMap((entry) => entry.words.map((word, at) => ({ ...entry, at, word }))),
      ({ word }) => word.text[0],
    ),
  );
  return { matching, wholeNamed };

  function matching(typed: readonly PlaceWord[], accepts: (record: Municipality) => boolean) {
    const [first, second, third]: Municipality[][] = [[], [], []];
    for (const { record, words, at } of byLetter().get(typed[0]?.text[0]) ?? []) {
      if (!accepts(record)) continue;
      const match = matchWords(typed, words, at);
      if (match) (at > 0 ? third : match === 'whole' ? first : second)?.push(record);
    }
    return distinct([first, second, third].flatMap((found) => found ?? []));
  }

  function wholeNamed(name: string) {
    return nonEmpty(wholeMatches(placeWords(name))) ?? wholeMatches(contractedWords(name) ?? []);
  }

  function wholeMatches(typed: readonly PlaceWord[]) {
    // Require a word with more than one letter: 'S. G.' alone matches too many names.
    if (!typed.some(({ text, isSaint }) => text.length > 1 && !isSaint)) return [];
    return (byLetter().get(typed[0]?.text[0]) ?? [])
      .filter(({ words, at }) => at === 0 && matchWords(typed, words) === 'whole')
      .map(({ record }) => record);
  }
}

/** Whether a name contains a one-letter word or a dot after a word: 'Sesto S.G.', 'Reggio Cal.' */
export const isShortened = (text: string) => /(?:^|[\s.'-])\p{L}(?:\s|$)|\p{L}\./u.test(text);

/** Splits trailing initials into words: 'Sesto SG'. */
export function asInitials(text: string): readonly PlaceWord[] {
  const [, name = '', letters = ''] = /^(.+)\s(\p{L}{2,3})$/u.exec(unaccented(text)) ?? [];
  return name ? placeWords(`${name} ${[...letters].join(' ')}`) : [];
}

import { houseNumberWord, normaliseHouseNumber } from '@preventivo/italian';
import { decimal, plainWords } from './tidy.ts';
import { glue, houseSign } from './ways-to-read.ts';

/** An address split where its street may end and its place may begin. */
export interface Split {
  readonly street: string;
  readonly number: string;
  readonly place: string;
}

/** Maximum number of words of a municipality with its province: 'SAN GIOVANNI IN PERSICETO BO'. */
export const mostWords = 7;

/**
 * Splits an address at each point where its street may end and its place begin: at the postal code,
 * else at a house number, else at the last comma.
 */
export function splitsOf(text: string): { cap: string; splits: readonly Split[] } {
  const [, before = text, cap = '', after = ''] =
    /^(.*?)[ ,]+(\d{5})(?![^ ,])(.*)$/.exec(text) ?? [];
  if (plainWords(after) !== '') {
    // First return the splits whose place is only the text after the postal code. In the other
    // splits, part of the place is before the postal code: 'GALLIPOLI 73014 LECCE'.
    const all = atNumbers(before).map((split) => ({
      ...split,
      place: `${split.place} ${after}`,
    }));
    const isWhole = (split: Split) => plainWords(split.place) === plainWords(after);
    return { cap, splits: [...all.filter(isWhole), ...all.filter((split) => !isWhole(split))] };
  }
  const comma = before.lastIndexOf(',');
  const atComma = { street: before.slice(0, comma), number: '', place: before.slice(comma + 1) };
  return {
    cap,
    splits: [
      ...atNumbers(before).filter((split) => isFollowed(split) || (cap && split.number)),
      ...(comma < 0 ? [] : [atComma]),
    ],
  };
}

/** Splits a text without separators at each word, longest place first. */
export function atWords(text: string): readonly Split[] {
  const [, undivided = ''] = /^([^,]+?)(?: \d{5})?$/.exec(text) ?? [];
  const all = undivided.split(' ');
  const first = Math.max(1, all.length - mostWords);
  return all.slice(first).map((_, index) => ({
    street: all.slice(0, first + index).join(' '),
    number: '',
    place: all.slice(first + index).join(' '),
  }));
}

/** Matches a number after a space or a comma, also with a word such as 'N.' before it. */
const houseNumber = (forms: string) =>
  new RegExp(
    `[ ,]+(${houseSign}?(?:${houseNumberWord})?${forms}|KM \\d+(?:[.+${decimal}]\\d+)?)(?![^ ,])`,
    'g',
  );
const houseNumbers = houseNumber(
  String.raw`(?:\d{1,5}(?: (?:ROSSO|NERO|BLU)| ?[/-]? ?(?:BIS|TER|QUATER)|/[A-Z]/\d{1,3}| ?[/-] ?[A-Z]{1,2}| ?[A-Z]|(?: ?[/-] ?\d{1,4}){1,2}(?:[/-]?[A-Z])?)?|SNC)`,
);

/** Splits at each number that may be the house number; the last split has no number. */
function atNumbers(text: string): readonly Split[] {
  const found = [...text.matchAll(houseNumbers)].map((match) => ({
    street: text.slice(0, match.index),
    number: match[1] ?? '',
    place: text.slice(match.index + match[0].length),
  }));
  // Prefer a number after 'N.': 'STRADA STATALE 12 N. 140'.
  const signed = found.filter(({ number }) => number.startsWith(houseSign));
  const others = found.filter((split) => !signed.includes(split));
  return [...signed, ...others, { street: text, number: '', place: '' }];
}

const isFollowed = ({ place }: Split) => plainWords(place) !== '';

export const normalised = ({ street, number, place }: Split): Split => ({
  street: unmarked(plainWords(street).replace(/ ?[-–—]$/, '')),
  number: number && normaliseHouseNumber(unmarked(number)).replace(decimal, ','),
  place: unmarked(plainWords(place)).replace(/ ?[-–—]$|^[-–—] ?/, ''),
});

/** Removes the marks that {@link waysToRead} inserts. */
const unmarked = (text: string) => text.replaceAll(glue, ' ').replaceAll(houseSign, '');

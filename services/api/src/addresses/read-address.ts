import type { RuleSettings } from '@preventivo/core';
import {
  fold,
  houseNumberWord,
  isHouseNumber,
  isManualStreet,
  normaliseHouseNumber,
} from '@preventivo/italian';
import type { Municipality } from '../reference/data.ts';
import type { Municipalities } from '../reference/municipalities.ts';
import type { StreetWords } from '../reference/street-words.ts';

/** What a typed address says. */
export interface ReadAddress {
  /** Upper case, first word written out. */
  readonly street: string;
  /** '' where none is written. */
  readonly number: string;
  /** '' where none is written. */
  readonly cap: string;
  /** The municipality; several where two have the name, or where it is only begun. */
  readonly places: readonly Municipality[];
}

/** Reads an address as people write it; undefined where it has no street and no place yet. */
export type AddressReader = (typed: string) => ReadAddress | undefined;

/** How many municipalities a begun name stands for at most. */
const maxBegun = 5;

interface Split {
  readonly street: string;
  readonly number: string;
  readonly place: string;
}

/** @param rules which house numbers and streets it knows. @defaultValue 'strict' */
export function addressReader(
  all: Municipalities,
  words: StreetWords,
  rules: RuleSettings['addresses'] = 'strict',
): AddressReader {
  return (typed) => {
    const text = words.writtenOut(tidy(typed));
    const { cap, splits } = splitsOf(text, houseNumbers[rules]);
    const divided = splits.map(normalised).filter(isAddress);
    const read =
      firstOf(divided, named) ??
      firstOf(divided, (place) => begunAt(cap, place)) ??
      firstOf(divided, begun) ??
      firstOf(undivided(text), named);
    return read && { ...read, cap };
  };

  function firstOf(splits: readonly Split[], places: (place: string) => readonly Municipality[]) {
    for (const { street, number, place } of splits) {
      const found = places(place);
      if (found.length > 0) return { street, number, places: found };
    }
    return undefined;
  }

  /** The longest names of a place first, after what is surely a street: 'CORSO ITALIA', 'BERGAMO'. */
  function undivided(text: string): readonly Split[] {
    return atWords(text).filter(({ street }) => {
      const { toponimo, name } = words.split(street);
      return toponimo !== '' && !isUnfinished.test(name) && isStreet(street, 'strict');
    });
  }

  function isAddress({ street, number }: Split) {
    if (number === '') return isStreet(street, 'strict');
    return isHouseNumber(number, rules) && isStreet(street, rules);
  }

  /** A street has a name; only that of a main road may be a number: 'STRADA STATALE 16'. */
  function isStreet(street: string, rules: RuleSettings['addresses']) {
    const { toponimo, name } = words.split(street);
    const named = /\p{L}/u.test(name) || toponimo.startsWith('STRADA ');
    return named && isManualStreet(street, rules) && !isNameless(street);
  }

  /** 'VIA', but not 'VIA NAZIONALE', which is both: a kind of road and the name of many. */
  function isNameless(street: string) {
    return words.isToponimo(street) && (!street.includes(' ') || numberedRoad.test(street));
  }

  /** 'MILANO', or 'MILANO MI' where the province is written. */
  function named(place: string): readonly Municipality[] {
    const [, name = '', province = ''] = /^(.+) ([A-Z]{2})$/.exec(place) ?? [];
    const current = all.current(name, province);
    return current ? [current] : all.currentNamed(place);
  }

  /** Those of a postal code, whose name need not be written: 'CORSO ITALIA 5, 24122' is in Bergamo. */
  function begunAt(cap: string, place: string): readonly Municipality[] {
    const start = fold(place);
    const there = all.withPostalCode(cap).filter(({ name }) => fold(name).startsWith(start));
    return there.length > maxBegun ? [] : there;
  }

  function begun(place: string): readonly Municipality[] {
    const start = fold(place);
    if (start.length < 2) return [];
    return all
      .search(place, true)
      .filter(({ name }) => fold(name).startsWith(start))
      .slice(0, maxBegun);
  }
}

/** Upper case, brackets and the country off, single spaces, a comma for a dash before the postal code. */
function tidy(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[()\s]+/g, ' ')
    .replace(/ [-–—] ?(?=\d{5}(?!\d))/, ', ')
    .replace(/[, ]+ITALIA ?$/, '')
    .replace(/, ?([A-Z]{2}) ?$/, ' $1')
    .trim();
}

/**
 * Where a street may end and a place begin: at the postal code, else at a house number, else at the
 * last comma.
 */
function splitsOf(text: string, numbers: RegExp): { cap: string; splits: readonly Split[] } {
  const [, before = text, cap = '', after = ''] =
    /^(.*?)[ ,]+(\d{5})(?![^ ,])(.*)$/.exec(text) ?? [];
  if (words(after) !== '') {
    const whole = atNumbers(before, numbers).filter((split) => !isFollowed(split));
    return { cap, splits: whole.map((split) => ({ ...split, place: after })) };
  }
  const comma = before.lastIndexOf(',');
  const atComma = { street: before.slice(0, comma), number: '', place: before.slice(comma + 1) };
  return {
    cap,
    splits: [
      ...atNumbers(before, numbers).filter((split) => isFollowed(split) || (cap && split.number)),
      ...(comma < 0 ? [] : [atComma]),
    ],
  };
}

/** Where a street may end and a place begin in a text that nothing divides, the longest place first. */
function atWords(text: string): readonly Split[] {
  const [, undivided = ''] = /^([^,]+?)(?: \d{5})?$/.exec(text) ?? [];
  const all = undivided.split(' ');
  const first = Math.max(1, all.length - mostWords);
  return all.slice(first).map((_, index) => ({
    street: all.slice(0, first + index).join(' '),
    number: '',
    place: all.slice(first + index).join(' '),
  }));
}

/** Of a municipality and its province: 'SAN GIOVANNI IN PERSICETO BO'. */
const mostWords = 7;

/** Roads whose number is their name. */
const numberedRoad = /^STRADA (?:STATALE|PROVINCIALE|REGIONALE)$/;

/**
 * Names of streets that go on, so that no place begins after them: 'VIA LEONARDO DA' Vinci, 'VIA MONTE' Rosà. Nor
 * does one after a number that may be the house's.
 */
const isUnfinished =
  /(?:^| )(?:A|AL|ALLA|D[AIE]|D[AE]L(?:L[AEO])?|DAI|DE[IG]LI|DEI|E|ED|GLI|I|IL|IN|LA|LE|LO|NEL(?:LA)?|SAN|SANTA|SANTO|SANTI|CASTEL|COLLE|DON|FORTE|FRA|MONTE|PADRE|PAPA|PONTE|PORTA|PORTO|VAL|VALLE)$|'$|(?!^)(?<!\d)\d/;

/** A number after a space or a comma, with or without a word before it. */
const houseNumber = (forms: string) =>
  new RegExp(`[ ,]+((?:${houseNumberWord})?${forms})(?![^ ,])`, 'g');
const houseNumbers = {
  strict: houseNumber(String.raw`\d{1,3}(?: ?[/-] ?[A-Z\d]| ?[A-Z])?`),
  wide: houseNumber(String.raw`(?:\d{1,5}(?: ?[/-]? ?(?:BIS|TER)| ?[/-] ?[A-Z\d]| ?[A-Z])?|SNC)`),
} as const;

/** Each way to take a number of a text for the house's, then the text without one. */
function atNumbers(text: string, numbers: RegExp): readonly Split[] {
  const found = [...text.matchAll(numbers)].map((match) => ({
    street: text.slice(0, match.index),
    number: match[1] ?? '',
    place: text.slice(match.index + match[0].length),
  }));
  return [...found, { street: text, number: '', place: '' }];
}

const isFollowed = ({ place }: Split) => words(place) !== '';

const normalised = ({ street, number, place }: Split): Split => ({
  street: words(street),
  number: number && normaliseHouseNumber(number),
  place: words(place),
});

/** Without commas and double spaces. */
const words = (text: string) => text.split(/[ ,]+/).filter(Boolean).join(' ');

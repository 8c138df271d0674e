import {
  houseNumberWord,
  normaliseHouseNumber,
  plainSigns,
  withoutExtras,
} from '@preventivo/italian';
import type { Municipalities } from '../../reference/municipalities/municipalities.ts';
import type { Municipality } from '../../reference/municipalities/records.ts';
import type { StreetWords } from '../../reference/street-words.ts';
import { atWords, normalised, type Split, splitsOf } from './splits.ts';
import { streetsWith } from './streets.ts';
import { tidy, withoutRegion } from './tidy.ts';
import { isNear, maxOfPostalCode, townsIn } from './towns.ts';
import { waysToRead } from './ways-to-read.ts';
import { wordOrder } from './word-order.ts';

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

/**
 * Reads an address as people write it: each way where it can be read in several, such as 'Via Dante 5 e 7'. None where
 * it has no street and no place yet.
 */
export type AddressReader = (typed: string) => readonly ReadAddress[];

export function addressReader(all: Municipalities, words: StreetWords): AddressReader {
  const { afterOtherWords, townLast } = wordOrder(all, words);
  const streets = streetsWith(all, words);
  const towns = townsIn(all);
  return (typed) => {
    const text = words.writtenOut(tidy(plainSigns(withoutExtras(typed).text)));
    const { street, apart } = afterOtherWords(text);
    const first = street === undefined ? [] : readEachWay(street);
    // 'Mario Rossi, Via Dante 5': a comma says that the street begins after it. Without one both are shown.
    return first.length > 0 && apart ? first : [...first, ...readEachWay(text)];
  };

  function readEachWay(text: string): readonly ReadAddress[] {
    const [, number = '', rest = ''] = numberFirst.exec(text) ?? [];
    // '100 Via Napoli, Caserta'
    if (number && words.startsStreet(words.writtenOut(rest))) {
      const read = readOneWay(words.writtenOut(rest));
      return read?.number === '' ? [{ ...read, number: normaliseHouseNumber(number) }] : [];
    }
    return waysToRead(text).flatMap((way) => readOneWay(way) ?? []);
  }

  function readOneWay(way: string): ReadAddress | undefined {
    for (const text of readings(way)) {
      const read = readText(text);
      if (read) return read;
    }
    return undefined;
  }

  /** A text as it is, with its town after the street, and without a region at its end. */
  function* readings(text: string): Generator<string> {
    const turned = townLast(text);
    yield turned ?? text;
    const short = withoutRegion(turned ?? text);
    if (short) yield short;
  }

  function readText(text: string): ReadAddress | undefined {
    const { cap, splits } = splitsOf(text);
    const divided = splits.map(normalised).filter(streets.isAddress);
    const read =
      firstOf(divided, (place) => towns.known(place, cap)) ??
      firstOf(divided, (place) => towns.atPostalCode(cap, place)) ??
      (cap ? undefined : firstOf(divided, towns.begun)) ??
      firstOf(undivided(text), all.currentNamed) ??
      (cap ? undefined : firstOf(divided, towns.cityOfDistrict));
    if (!read) return undefined;
    // The postal code of another town: both may be meant, and the visitor says which.
    const others = all.withPostalCode(cap).filter((one) => !read.places.includes(one));
    const isElsewhere = cap !== '' && !read.places.some(({ caps }) => isNear(cap, caps));
    const more = isElsewhere && others.length <= maxOfPostalCode ? others : [];
    return { ...read, places: [...read.places, ...more], cap };
  }

  function firstOf(splits: readonly Split[], places: (place: string) => readonly Municipality[]) {
    for (const { street, number, place } of splits) {
      const found = places(place);
      if (found.length > 0) return { street, number, places: found };
    }
    return undefined;
  }

  /** The longest names of a place first, after what is surely a street: 'CORSO ITALIA', 'BERGAMO'. */
  function undivided(text: string): readonly Split[] {
    return atWords(text)
      .map(normalised)
      .filter(({ street }) => streets.isSureStreet(street));
  }
}

/** '100 VIA NAPOLI', 'N. 8 CORSO GARIBALDI' */
const numberFirst = new RegExp(`^(?:${houseNumberWord})?(\\d{1,4}(?:[/-]?[A-Z])?),? (.+)$`);

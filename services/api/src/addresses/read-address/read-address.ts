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

export interface ReadAddress {
  /** In upper case, with the first word spelled out: 'VIALE MONZA'. */
  readonly street: string;
  /** '' if missing. */
  readonly number: string;
  /** '' if missing. */
  readonly cap: string;
  /**
   * The municipalities that the typed town may mean. Several can share a name, or start with the
   * typed letters.
   */
  readonly places: readonly Municipality[];
}

/**
 * Parses an address as people write it. Returns one result for each possible meaning: 'Via Dante 5
 * e 7' has several meanings. Returns an empty list while the street or the town is missing.
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
    // In 'Mario Rossi, Via Dante 5' the comma marks the start of the street. Without a comma, the
    // first words may belong to the street, so also parse the complete text.
    return first.length > 0 && apart ? first : [...first, ...readEachWay(text)];
  };

  function readEachWay(text: string): readonly ReadAddress[] {
    const [, number = '', rest = ''] = numberFirst.exec(text) ?? [];
    // In '100 Via Napoli, Caserta' the house number comes first.
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

  /**
   * Yields the text with its town moved after the street. If the text ends with a region, also
   * yields it without the region.
   */
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
    // The postal code belongs to another town, so either the town or the code is wrong. Offer both.
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

  /**
   * Splits a text without separators, such as 'CORSO ITALIA BERGAMO'. Splits at each point where
   * the first part is certainly a street. The split with the longest place name comes first.
   */
  function undivided(text: string): readonly Split[] {
    return atWords(text)
      .map(normalised)
      .filter(({ street }) => streets.isSureStreet(street));
  }
}

/** Matches '100 VIA NAPOLI' and 'N. 8 CORSO GARIBALDI'. */
const numberFirst = new RegExp(`^(?:${houseNumberWord})?(\\d{1,4}(?:[/-]?[A-Z])?),? (.+)$`);

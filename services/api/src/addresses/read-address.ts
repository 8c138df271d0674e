import {
  fold,
  foldWords,
  type HandwrittenAddresses,
  houseNumberWord,
  isHouseNumber,
  isKilometre,
  isManualStreet,
  normaliseHouseNumber,
  plainSigns,
  withoutExtras,
} from '@preventivo/italian';
import type { Municipality } from '../reference/data.ts';
import type { Municipalities } from '../reference/municipalities.ts';
import { saintlyKey } from '../reference/place-words.ts';
import type { StreetWords } from '../reference/street-words.ts';
import { glue, houseSign, months, waysToRead } from './ways-to-read.ts';

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

/** How many municipalities a begun name stands for at most. */
const maxBegun = 5;
/** How many municipalities a postal code stands for at most, where the town is not known. */
const maxOfPostalCode = 20;

interface Split {
  readonly street: string;
  readonly number: string;
  readonly place: string;
}

export function addressReader(all: Municipalities, words: StreetWords): AddressReader {
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

  /** A text from its street on, where words before it are no town: 'MARIO ROSSI, VIA DANTE 5'. */
  function afterOtherWords(text: string): { street?: string; apart: boolean } {
    for (const { index } of text.matchAll(/(?<=[ ,])[^ ,]/g)) {
      const street = words.writtenOut(text.slice(index));
      if (!words.startsStreet(street)) continue;
      const before = text.slice(0, index);
      const name = plainWords(before).replace(/ ?[-–—]$/, '');
      const isRoad =
        words.startsStreet(words.writtenOut(`${name} `)) ||
        name.split(' ').some((word) => words.isToponimo(word) || partOfRoad.test(word));
      const apart = /[,–—-] *$/.test(before);
      const isNumber =
        /\d{5}/.test(before) || (/\d/.test(before) && !(apart && /\p{L}{2}/u.test(before)));
      if (isNumber || isRoad || isTownNamed(name)) break;
      return { street, apart };
    }
    return { apart: false };
  }

  /** 'MILANO', 'S. DONÀ'; not 'VILLA ROSA', which is a house rather than Villarosa. */
  function isTownNamed(name: string): boolean {
    const isApart = (one: Municipality) => fold(one.name) === fold(name) && !isSpelled(one, name);
    return all.currentNamed(name).some((one) => !isApart(one));
  }

  /** A text as it is, with its town after the street, and without a region at its end. */
  function* readings(text: string): Generator<string> {
    const turned = townLast(text);
    yield turned ?? text;
    const short = withoutRegion(turned ?? text);
    if (short) yield short;
  }

  function readText(text: string): ReadAddress | undefined {
    const { cap, splits } = splitsOf(text, houseNumbers);
    const divided = splits.map(normalised).filter(isAddress);
    const read =
      firstOf(divided, (place) => known(place, cap)) ??
      firstOf(divided, (place) => atPostalCode(cap, place)) ??
      (cap ? undefined : firstOf(divided, begun)) ??
      firstOf(undivided(text), all.currentNamed) ??
      (cap ? undefined : firstOf(divided, cityOfDistrict));
    if (!read) return undefined;
    // The postal code of another town: both may be meant, and the visitor says which.
    const others = all.withPostalCode(cap).filter((one) => !read.places.includes(one));
    const isElsewhere = cap !== '' && !read.places.some(({ caps }) => isNear(cap, caps));
    const more = isElsewhere && others.length <= maxOfPostalCode ? others : [];
    return { ...read, places: [...read.places, ...more], cap };
  }

  /** Those called so; a hamlet's or a former municipality's where none is, or where the postal code says so. */
  function known(place: string, cap: string): readonly Municipality[] {
    const town = place.replace(hamletWord, '');
    const named = all.currentNamed(town);
    const isThere = ({ caps }: Municipality) => cap !== '' && isNear(cap, caps);
    const around = () => all.aroundLocality(town);
    if (named.length === 0) return narrowed(around(), isThere);
    // 'San Nicola' is hardly Sannicola: the towns that begin so are shown as well.
    const isJoined = named.every((one) => fold(one.name) === fold(town) && !isSpelled(one, town));
    if (cap === '' && isJoined) return [...new Set([...begun(town), ...named])];
    if (cap === '' || named.some(isThere)) return narrowed(named, isThere);
    const confirmed = around().filter(isThere);
    return confirmed.length > 0 ? confirmed : named;
  }

  /** '20121 Milano, via Roma 5' with its town last; undefined where it is there already. */
  function townLast(text: string): string | undefined {
    const [, cap = '', rest = text] = /^(\d{5})[ ,]+(.+)$/.exec(text) ?? [];
    const [, first = ''] = /^([^,\d]+), *(?=\p{L})/u.exec(rest) ?? [];
    // 'Piazza Armerina, via Roma 5'
    const isTownFirst =
      words.startsStreet(words.writtenOut(rest.slice(first.length + 1).trim())) &&
      all.currentNamed(first).length > 0;
    if (words.startsStreet(rest) && !cap && !isTownFirst) return undefined;
    for (const { index } of rest.matchAll(/(?<![^ ,])[^ ,]/g)) {
      const place = plainWords(rest.slice(0, index)).replace(/ -$/, '');
      const street = words.writtenOut(rest.slice(index));
      const isTooEarly = isTownFirst && index < first.length;
      if (place === '' || isTooEarly || !words.startsStreet(street)) continue;
      const isTown = all.currentNamed(place).length > 0 || all.aroundLocality(place).length > 0;
      const isStart = index === 0;
      if (!isStart && !isTown) continue;
      return isTown ? `${street}, ${cap} ${place}` : undefined;
    }
    // 'Bolzano, Laubengasse 5': a street that has no first word.
    const [, place = '', street = ''] = /^([^,\d]+), *(\p{L}[^,]* \d[^,]*)$/u.exec(rest) ?? [];
    if (place && all.currentNamed(place).length > 0 && isAddressLike(street))
      return `${street}, ${cap} ${place}`;
    return cap && words.startsStreet(rest) ? `${rest} ${cap}` : undefined;
  }

  function isAddressLike(street: string) {
    return germanStreet.test(street.replace(/ \d.*$/, ''));
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
      .filter(({ street }) => {
        const { toponimo, name } = words.split(street);
        return toponimo !== '' && !isUnfinished.test(name) && isStreet(street, 'strict');
      });
  }

  function isAddress({ street, number }: Split) {
    if (number === '') return isStreet(street, 'strict') && !hasNumberInside(street);
    const isStreetHere = isStreet(street, 'wide') || isNumbered(street);
    return (isHouseNumber(number, 'wide') || isKilometre(number)) && isStreetHere;
  }

  /** A street has a name; only that of a main road may be a number: 'STRADA STATALE 16'. */
  function isStreet(street: string, rules: HandwrittenAddresses) {
    const { toponimo, name } = words.split(street);
    const named = /\p{L}/u.test(name) || toponimo.startsWith('STRADA ');
    // In South Tyrol half of all streets are one word, and signs name both languages.
    const isWritten = germanStreet.test(street) || isManualStreet(street.replace('/', ' '), rules);
    return named && isWritten && !isNameless(street) && !isTownAlone(street);
  }

  /** 'STRADA 14', 'VIALE 2000', where a house number follows; a farm of the Pontine plain is a number: 'PODERE', '34'. */
  function isNumbered(street: string) {
    if (street === 'PODERE') return true;
    const [, road = ''] = /^(\D+) \d{1,4}$/.exec(street) ?? [];
    return words.isToponimo(road);
  }

  /** 'ROMA', which is some 'VIA ROMA' whose first word was left out. */
  function isTownAlone(street: string) {
    return !street.includes(' ') && all.currentNamed(street).length > 0;
  }

  /** 'VIA', but not 'VIA NAZIONALE', which is both: a kind of road and the name of many. */
  function isNameless(street: string) {
    return words.isToponimo(street) && (!street.includes(' ') || numberedRoad.test(street));
  }

  /** Those of a postal code, whose name need not be written, or is not known: 'CORSO ITALIA 5, 24122' is in Bergamo. */
  function atPostalCode(cap: string, place: string): readonly Municipality[] {
    const there = all.withPostalCode(cap);
    const start = fold(place);
    const begunThere = there.filter(({ name }) => fold(name).startsWith(start));
    if (begunThere.length > 0) return begunThere.length > maxBegun ? [] : begunThere;
    return there.length > maxOfPostalCode ? [] : there;
  }

  function begun(place: string): readonly Municipality[] {
    const [, name = place, province = ''] = /^(.{3,}) ([A-Z]{2})$/.exec(place) ?? [];
    const inProvince = begunNames(name).filter((one) => one.province === province);
    return (inProvince.length > 0 ? inProvince : begunNames(place)).slice(0, maxBegun);
  }

  function begunNames(place: string): readonly Municipality[] {
    const start = fold(place);
    const saintly = saintlyKey(place);
    // Two letters are a province: 'VIA DANTE 5 PV'.
    if (start.length < 3) return [];
    return all
      .search(place, true)
      .filter(({ name }) => fold(name).startsWith(start) || saintlyKey(name).startsWith(saintly));
  }

  /** A city with postal codes of its districts, before the name of one: 'ROMA EUR', 'VENEZIA LIDO'. */
  function cityOfDistrict(place: string): readonly Municipality[] {
    const parts = place.split(' ');
    if (parts.length > mostWords) return [];
    for (let count = parts.length - 1; count > 0; count -= 1) {
      const city = all.currentNamed(parts.slice(0, count).join(' '));
      const isTown = all.currentNamed(parts.slice(count).join(' ')).length > 0;
      if (city.length === 1 && city.every(({ caps }) => caps.length > 1)) return isTown ? [] : city;
    }
    return [];
  }
}

const isSpelled = ({ name, alt = '', aka = [] }: Municipality, typed: string) =>
  [name, alt, ...aka].some((one) => foldWords(one) === foldWords(typed));

/** Words before a street's own that belong to its name: 'II TRAVERSA VIA ROMA', 'PROL. VIA MARCONI'. */
const partOfRoad =
  /^(?:[IVX]+[°ª^]?|PRIMA|SECONDA|TERZA|QUARTA|PROL\.?|PROLUNGAMENTO|TRAV\.?|LAT\.?|LATERALE|PARALLELA|ANG\.?|ANGOLO|BIVIO|NUOVA|VECCHIA|EX)$/;

/** Upper case, brackets and the country off, single spaces, a comma for a dash before the postal code. */
function tidy(typed: string): string {
  return (
    typed
      .toUpperCase()
      .replace(/[’‘`´]/g, "'")
      .replace(/[;|\n]+/g, ',')
      .replace(/\b([CVP])\/(DA|LE|ZA|ZZA)\b/g, '$1.$2')
      .replace(/[()\s]+/g, ' ')
      .replace(
        /\bKM\.? ?(\d+)(?:([.,+])(?=\d))?/g,
        (_, number, mark) => `KM ${number}${mark === ',' ? decimal : (mark ?? '')}`,
      )
      .replace(/^(S[SPR])(?=\d)/, '$1 ')
      .replace(/^[A-Z]{2} (?:- )?(?=\d{5} )/, '')
      // 'CERNUSCO S/NAVIGLIO', 'TREZZO S/ADDA'
      .replace(/(?<=\p{L} )S\/ ?(?=[AEIOU])/gu, "SULL'")
      .replace(/(?<=\p{L} )S\/ ?(?=\p{L})/gu, 'SUL ')
      .replace(/(\d) (?:IN|AD) (?=\p{L}{2})/gu, '$1, ')
      .replace(/[, ]* [-–—] ?(?=\d{5}(?!\d))/, ', ')
      .replace(/[, ]+(?:ITALIA|ITALY|ITALIEN|ITALIE) ?$/, '')
      .replace(/, ?([A-Z]{2}) ?$/, ' $1')
      .trim()
  );
}

/**
 * Where a street may end and a place begin: at the postal code, else at a house number, else at the
 * last comma.
 */
function splitsOf(text: string, numbers: RegExp): { cap: string; splits: readonly Split[] } {
  const [, before = text, cap = '', after = ''] =
    /^(.*?)[ ,]+(\d{5})(?![^ ,])(.*)$/.exec(text) ?? [];
  if (plainWords(after) !== '') {
    // The longest street first; then 'GALLIPOLI 73014 LECCE', whose town comes before the code.
    const all = atNumbers(before, numbers).map((split) => ({
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

/** Stands for the comma of 'KM 3,5' while the commas part the address. */
const decimal = '\u066B';

/** Before the name of a hamlet: 'FRAZ. RENAZZO'. */
const hamletWord = /^(?:FRAZ(?:IONE)?|LOC(?:ALITA'?|ALITÀ)?|FR)\.? /;

/** A street in German: 'LAUBENGASSE', 'VIA PORTICI/LAUBENGASSE'. */
const germanStreet =
  /(?:GASSE|STRASSE|STRAßE|WEG|PLATZ|ALLEE|RING|UFER|PROMENADE|STEIG|GRABEN|SIEDLUNG|DORF|BRÜCKE|STR\.|STREET)$/;

const regions =
  /[ ,]+(?:ABRUZZO|BASILICATA|CALABRIA|CAMPANIA|EMILIA[ -]ROMAGNA|FRIULI(?:[ -]VENEZIA[ -]GIULIA| V\. ?G\.)?|F\.? ?V\.? ?G\.?|LAZIO|LIGURIA|LOMBARDIA|MARCHE|MOLISE|PIEMONTE|PUGLIA|SARDEGNA|SICILIA|TOSCANA|TRENTINO(?:[ -]ALTO[ -]ADIGE)?(?:\/SÜDTIROL)?|ALTO ADIGE|SÜDTIROL|UMBRIA|VALLE D'AOSTA|VDA|VENETO)$/;

/** A text without the region it ends with; '' where it ends with none. */
function withoutRegion(text: string): string {
  const short = text.replace(regions, '').replace(/, ?([A-Z]{2})$/, ' $1');
  return short === text ? '' : short;
}

/** Whether a postal code may be of a town with these: one of them, or one of its own for a hamlet that no list has. */
const isNear = (cap: string, caps: readonly string[]) =>
  caps.includes(cap) || caps.some((one) => one.slice(0, 3) === cap.slice(0, 3));

/** Those of several that a postal code confirms; all of them where it confirms none. */
function narrowed(found: readonly Municipality[], isThere: (one: Municipality) => boolean) {
  const there = found.filter(isThere);
  return there.length > 0 ? there : found;
}

/** 'VIA ROMA 12 LECCE', whose number is the house's, so that the town has begun; not 'CORSO 22 MARZO'. */
const numberInside = new RegExp(`^\\S+ \\S.* \\d{1,4}(?:/[A-Z\\d])? (?!${months})\\D`);
const hasNumberInside = (street: string) =>
  !street.startsWith('STRADA ') && numberInside.test(street);

/** '100 VIA NAPOLI', 'N. 8 CORSO GARIBALDI' */
const numberFirst = new RegExp(`^(?:${houseNumberWord})?(\\d{1,4}(?:[/-]?[A-Z])?),? (.+)$`);

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
  new RegExp(
    `[ ,]+(${houseSign}?(?:${houseNumberWord})?${forms}|KM \\d+(?:[.+${decimal}]\\d+)?)(?![^ ,])`,
    'g',
  );
const houseNumbers = houseNumber(
  String.raw`(?:\d{1,5}(?: (?:ROSSO|NERO|BLU)| ?[/-]? ?(?:BIS|TER|QUATER)|/[A-Z]/\d{1,3}| ?[/-] ?[A-Z]{1,2}| ?[A-Z]|(?: ?[/-] ?\d{1,4}){1,2}(?:[/-]?[A-Z])?)?|SNC)`,
);

/** Each way to take a number of a text for the house's, then the text without one. */
function atNumbers(text: string, numbers: RegExp): readonly Split[] {
  const found = [...text.matchAll(numbers)].map((match) => ({
    street: text.slice(0, match.index),
    number: match[1] ?? '',
    place: text.slice(match.index + match[0].length),
  }));
  // One with a sign of its own comes first: 'STRADA STATALE 12 N. 140'.
  const signed = found.filter(({ number }) => number.startsWith(houseSign));
  const others = found.filter((split) => !signed.includes(split));
  return [...signed, ...others, { street: text, number: '', place: '' }];
}

const isFollowed = ({ place }: Split) => plainWords(place) !== '';

const normalised = ({ street, number, place }: Split): Split => ({
  street: unmarked(plainWords(street).replace(/ ?[-–—]$/, '')),
  number: number && normaliseHouseNumber(unmarked(number)).replace(decimal, ','),
  place: unmarked(plainWords(place)).replace(/ ?[-–—]$|^[-–—] ?/, ''),
});

/** Without the marks of {@link waysToRead}. */
const unmarked = (text: string) => text.replaceAll(glue, ' ').replaceAll(houseSign, '');

/** Without commas and double spaces. */
const plainWords = (text: string) => text.split(/[ ,]+/).filter(Boolean).join(' ');

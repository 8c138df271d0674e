import { houseNumberWord } from '@preventivo/italian';

/** Joins a number to the word before it, so that 'VIA STATALE 12' becomes one name. */
export const glue = '\u00A0';
/**
 * The mark that `waysToRead` inserts before the house number, if an address has several numbers.
 */
export const houseSign = '№';

export const months =
  '(?:GENNAIO|FEBBRAIO|MARZO|APRILE|MAGGIO|GIUGNO|LUGLIO|AGOSTO|SETTEMBRE|OTTOBRE|NOVEMBRE|DICEMBRE)';
/** Matches a year after a month: 'VIA CADUTI 9 NOVEMBRE 1944'. */
const year = new RegExp(`(${months}) ((?:1[89]|20)\\d\\d)(?![\\d/-])`);
/**
 * Matches a road that is named by a number and has a house number: 'VIA STATALE 12 140', 'VIALE
 * 2000 14'.
 */
const road = new RegExp(
  `((?:^\\p{L}+|STATALE|PROVINCIALE|REGIONALE|COMUNALE|VICINALE|CONSORTILE|TANGENZIALE|AUTOSTRADA))[ ${houseSign}]+(\\d{1,4}(?:/?[A-Z]|(?: |/)?BIS|(?: |/)?TER)?),? ${houseSign}?(?=\\d{1,4}(?!\\d))`,
  'u',
);
const item = String.raw`\d{1,4}(?:[/-][A-Z\d]{1,3}| ?(?:BIS|TER|QUATER)|[A-D](?![A-Z]))?`;
/** Matches at least two numbers that may each be the house number: '12 14', '5 E 7'. */
const several = new RegExp(
  `(?<=[ ,])(?<!KM )${houseSign}?(${item}(?:(?:, ?| | E | ED | O | OPPURE | ?[&+] ?)${houseSign}?${item})+)(?![^ ,])`,
);
/**
 * Matches a name, a number, other words and another number: 'VIA MARTIRI 7 FRATELLI CERVI 12'. It
 * skips roads that are named by their number.
 */
const wordBetween = new RegExp(
  `^((?!STRADA )\\p{L}+ [^\\d,${houseSign}]*\\p{L}[.']?),? (\\d{1,4}) (?!${months})\\p{L}[^\\d,${houseSign}]*?[ .]+\\d{1,4}((?:,| \\D).*)$`,
  'gu',
);
/** Matches an ambiguous 'A'. 'VIA DANTE 5 A PAVIA' may mean number 5 in Pavia, or number 5/A. */
const atTown = /(\d{1,4}) A (?=\p{L}{2})/u;

/**
 * Returns each possible meaning of an address with several numbers, with `houseSign` before its
 * house number. If the address has one meaning, returns only the text.
 */
export function waysToRead(text: string): readonly string[] {
  const signed = text.replace(
    new RegExp(`([ ,])(?:${houseNumberWord})(?=\\d{1,5}(?![^ ,/A-Z-]))`, 'g'),
    `$1${houseSign}`,
  );
  const dated = signed.replace(year, `$1${glue}$2`);
  // A year without a number after it may be the house number.
  if (dated !== signed && !/^[ ,№]+\d{1,4}(?!\d)/.test(afterYear(dated))) return [dated, signed];
  const named = dated.replace(road, `$1${glue}$2, ${houseSign}`);
  const at = atTown.exec(named);
  if (at) return [named.replace(atTown, '$1, '), named.replace(atTown, '$1/A, ')];
  const [found, numbers = ''] = several.exec(named) ?? [];
  if (found === undefined) return [named, ...[...named.matchAll(wordBetween)].map(firstIsHouse)];
  const start = named.indexOf(found);
  const [before, after] = [named.slice(0, start), named.slice(start + found.length)];
  const items = numbers.match(new RegExp(item, 'g')) ?? [];
  const isEither = / O(?:PPURE)? /.test(numbers);
  const isList = /[&+]|E |ED /.test(numbers);
  const [first = '', last = ''] = items;
  return [
    ...(isEither || isList || items.length > 2
      ? []
      : [`${before.trimEnd().replace(/,$/, '')}${glue}${first}, ${houseSign}${last}${after}`]),
    ...[...(isEither ? [] : [items.join('-')]), ...items].map(
      (number) => `${before}${houseSign}${number}${after}`,
    ),
  ];
}

const firstIsHouse = ([, street, number, rest]: readonly string[]) =>
  `${street} ${houseSign}${number}${rest}`;

const afterYear = (text: string) => text.slice(text.indexOf(glue) + 5);

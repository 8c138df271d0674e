import { fold } from '@preventivo/italian';
import type { Municipalities } from '../../reference/municipalities/municipalities.ts';
import type { Municipality } from '../../reference/municipalities/records.ts';
import type { StreetWords } from '../../reference/street-words.ts';
import { isGermanAddress } from './streets.ts';
import { plainWords } from './tidy.ts';
import { isSpelled } from './towns.ts';

/** Finds the start of the street in an address that begins with something else. */
export interface WordOrder {
  /**
   * Removes words before the street that are not a town: 'MARIO ROSSI, VIA DANTE 5'. `apart` is
   * true if a comma or a dash separates them from the street.
   */
  afterOtherWords(text: string): { street?: string; apart: boolean };
  /**
   * Moves the town of '20121 Milano, via Roma 5' to the end. Returns undefined if it is already
   * last.
   */
  townLast(text: string): string | undefined;
}

export function wordOrder(all: Municipalities, words: StreetWords): WordOrder {
  return { afterOtherWords, townLast };

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

  function townLast(text: string): string | undefined {
    const [, cap = '', rest = text] = /^(\d{5})[ ,]+(.+)$/.exec(text) ?? [];
    const [, first = ''] = /^([^,\d]+), *(?=\p{L})/u.exec(rest) ?? [];
    // In 'Piazza Armerina, via Roma 5' the town starts like a street.
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
    // 'Bolzano, Laubengasse 5': a German street does not start with a word such as 'Via'.
    const [, place = '', street = ''] = /^([^,\d]+), *(\p{L}[^,]* \d[^,]*)$/u.exec(rest) ?? [];
    if (place && all.currentNamed(place).length > 0 && isGermanAddress(street))
      return `${street}, ${cap} ${place}`;
    return cap && words.startsStreet(rest) ? `${rest} ${cap}` : undefined;
  }

  /**
   * Whether a text is a town: 'MILANO', 'S. DONÀ'. False for 'VILLA ROSA', a house (not Villarosa).
   */
  function isTownNamed(name: string): boolean {
    const isApart = (one: Municipality) => fold(one.name) === fold(name) && !isSpelled(one, name);
    return all.currentNamed(name).some((one) => !isApart(one));
  }
}

/**
 * Matches a word before 'VIA' that belongs to the street's name: 'II TRAVERSA VIA ROMA', 'PROL. VIA
 * MARCONI'.
 */
const partOfRoad =
  /^(?:[IVX]+[°ª^]?|PRIMA|SECONDA|TERZA|QUARTA|PROL\.?|PROLUNGAMENTO|TRAV\.?|LAT\.?|LATERALE|PARALLELA|ANG\.?|ANGOLO|BIVIO|NUOVA|VECCHIA|EX)$/;

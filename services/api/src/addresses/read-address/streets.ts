import {
  type HandwrittenAddresses,
  isHouseNumber,
  isKilometre,
  isManualStreet,
} from '@preventivo/italian';
import type { Municipalities } from '../../reference/municipalities/municipalities.ts';
import type { StreetWords } from '../../reference/street-words.ts';
import type { Split } from './splits.ts';
import { months } from './ways-to-read.ts';

export interface Streets {
  /** Whether a split has a street, and a valid house number or no number. */
  isAddress(split: Split): boolean;
  /** Whether a text is certainly a complete street: 'CORSO ITALIA', but not 'VIA MONTE'. */
  isSureStreet(street: string): boolean;
}

export function streetsWith(all: Municipalities, words: StreetWords): Streets {
  return { isAddress, isSureStreet };

  function isAddress({ street, number }: Split) {
    if (number === '') return isStreet(street, 'strict') && !hasNumberInside(street);
    const isStreetHere = isStreet(street, 'wide') || isNumbered(street);
    return (isHouseNumber(number, 'wide') || isKilometre(number)) && isStreetHere;
  }

  function isSureStreet(street: string) {
    const { toponimo, name } = words.split(street);
    return toponimo !== '' && !isUnfinished.test(name) && isStreet(street, 'strict');
  }

  /**
   * Whether a text is a street with a name. Only a main road may have a number instead: 'STRADA
   * STATALE 16'.
   */
  function isStreet(street: string, rules: HandwrittenAddresses) {
    const { toponimo, name } = words.split(street);
    const named = /\p{L}/u.test(name) || toponimo.startsWith('STRADA ');
    // Accept German names too, because half of the streets in South Tyrol have a one-word name.
    // Street signs show both languages, separated by a slash.
    const isWritten = germanStreet.test(street) || isManualStreet(street.replace('/', ' '), rules);
    return named && isWritten && !isNameless(street) && !isTownAlone(street);
  }

  /**
   * Whether a street is named by a number: 'STRADA 14', 'VIALE 2000'. 'PODERE' counts too, because
   * farms of the Pontine plain have only a house number: 'PODERE 34'.
   */
  function isNumbered(street: string) {
    if (street === 'PODERE') return true;
    const [, road = ''] = /^(\D+) \d{1,4}$/.exec(street) ?? [];
    return words.isToponimo(road);
  }

  /** Whether a text is only the name of a town, such as 'ROMA' instead of 'VIA ROMA'. */
  function isTownAlone(street: string) {
    return !street.includes(' ') && all.currentNamed(street).length > 0;
  }

  /**
   * Whether a text is only a kind of road, such as 'VIA'. Returns false for 'VIA NAZIONALE',
   * because many streets have this name.
   */
  function isNameless(street: string) {
    return words.isToponimo(street) && (!street.includes(' ') || numberedRoad.test(street));
  }
}

/** Whether a text is a German street, with or without a house number: 'LAUBENGASSE 5'. */
export const isGermanAddress = (text: string) => germanStreet.test(text.replace(/ \d.*$/, ''));

/** Matches a street that ends with a German word: 'LAUBENGASSE', 'VIA PORTICI/LAUBENGASSE'. */
const germanStreet =
  /(?:GASSE|STRASSE|STRAßE|WEG|PLATZ|ALLEE|RING|UFER|PROMENADE|STEIG|GRABEN|SIEDLUNG|DORF|BRÜCKE|STR\.|STREET)$/;

/**
 * Matches a street that contains its house number and the town: 'VIA ROMA 12 LECCE'. It does not
 * match a date: 'CORSO 22 MARZO'.
 */
const numberInside = new RegExp(`^\\S+ \\S.* \\d{1,4}(?:/[A-Z\\d])? (?!${months})\\D`);
const hasNumberInside = (street: string) =>
  !street.startsWith('STRADA ') && numberInside.test(street);

const numberedRoad = /^STRADA (?:STATALE|PROVINCIALE|REGIONALE)$/;

/**
 * Matches incomplete street names, whose next word belongs to the street: 'VIA LEONARDO DA'
 * (Vinci), 'VIA MONTE' (Rosà). Also matches a text with a number, which may be the house number.
 */
const isUnfinished =
  /(?:^| )(?:A|AL|ALLA|D[AIE]|D[AE]L(?:L[AEO])?|DAI|DE[IG]LI|DEI|E|ED|GLI|I|IL|IN|LA|LE|LO|NEL(?:LA)?|SAN|SANTA|SANTO|SANTI|CASTEL|COLLE|DON|FORTE|FRA|MONTE|PADRE|PAPA|PONTE|PORTA|PORTO|VAL|VALLE)$|'$|(?!^)(?<!\d)\d/;

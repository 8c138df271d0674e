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

/** Decides whether a text is the street of an address. */
export interface Streets {
  /** Whether a split has a street and a valid house number, or no number. */
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

  /** A street needs a name. Only a main road may have a number as its name: 'STRADA STATALE 16'. */
  function isStreet(street: string, rules: HandwrittenAddresses) {
    const { toponimo, name } = words.split(street);
    const named = /\p{L}/u.test(name) || toponimo.startsWith('STRADA ');
    // Half of the streets in South Tyrol are one word, and signs show both languages.
    const isWritten = germanStreet.test(street) || isManualStreet(street.replace('/', ' '), rules);
    return named && isWritten && !isNameless(street) && !isTownAlone(street);
  }

  /**
   * 'STRADA 14' or 'VIALE 2000' before a house number. Farms of the Pontine plain are numbered:
   * 'PODERE', '34'.
   */
  function isNumbered(street: string) {
    if (street === 'PODERE') return true;
    const [, road = ''] = /^(\D+) \d{1,4}$/.exec(street) ?? [];
    return words.isToponimo(road);
  }

  /** 'ROMA' alone is a 'VIA ROMA' without its first word. */
  function isTownAlone(street: string) {
    return !street.includes(' ') && all.currentNamed(street).length > 0;
  }

  /**
   * 'VIA' is nameless. 'VIA NAZIONALE' is not: it is a kind of road and also the name of many
   * streets.
   */
  function isNameless(street: string) {
    return words.isToponimo(street) && (!street.includes(' ') || numberedRoad.test(street));
  }
}

/**
 * Whether a text with a house number is a street without an Italian first word: 'LAUBENGASSE 5'.
 */
export const isGermanAddress = (text: string) => germanStreet.test(text.replace(/ \d.*$/, ''));

/** A street in German: 'LAUBENGASSE', 'VIA PORTICI/LAUBENGASSE'. */
const germanStreet =
  /(?:GASSE|STRASSE|STRAßE|WEG|PLATZ|ALLEE|RING|UFER|PROMENADE|STEIG|GRABEN|SIEDLUNG|DORF|BRÜCKE|STR\.|STREET)$/;

/**
 * 'VIA ROMA 12 LECCE': the number is the house number, so the town follows. Not 'CORSO 22 MARZO'.
 */
const numberInside = new RegExp(`^\\S+ \\S.* \\d{1,4}(?:/[A-Z\\d])? (?!${months})\\D`);
const hasNumberInside = (street: string) =>
  !street.startsWith('STRADA ') && numberInside.test(street);

/** Roads named by their number. */
const numberedRoad = /^STRADA (?:STATALE|PROVINCIALE|REGIONALE)$/;

/**
 * Street names that must continue, so no place starts after them: 'VIA LEONARDO DA' Vinci, 'VIA
 * MONTE' Rosà. No place starts after a number that may be the house number either.
 */
const isUnfinished =
  /(?:^| )(?:A|AL|ALLA|D[AIE]|D[AE]L(?:L[AEO])?|DAI|DE[IG]LI|DEI|E|ED|GLI|I|IL|IN|LA|LE|LO|NEL(?:LA)?|SAN|SANTA|SANTO|SANTI|CASTEL|COLLE|DON|FORTE|FRA|MONTE|PADRE|PAPA|PONTE|PORTA|PORTO|VAL|VALLE)$|'$|(?!^)(?<!\d)\d/;

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

/** Judges whether a text is the street of an address. */
export interface Streets {
  /** Whether a split has a street and, if any, a house number. */
  isAddress(split: Split): boolean;
  /** Whether a text is surely a complete street: 'CORSO ITALIA', not 'VIA MONTE'. */
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
}

/** Whether a text with a house number is a street without a first word: 'LAUBENGASSE 5'. */
export const isGermanAddress = (text: string) => germanStreet.test(text.replace(/ \d.*$/, ''));

/** A street in German: 'LAUBENGASSE', 'VIA PORTICI/LAUBENGASSE'. */
const germanStreet =
  /(?:GASSE|STRASSE|STRAßE|WEG|PLATZ|ALLEE|RING|UFER|PROMENADE|STEIG|GRABEN|SIEDLUNG|DORF|BRÜCKE|STR\.|STREET)$/;

/** 'VIA ROMA 12 LECCE', whose number is the house's, so that the town has begun; not 'CORSO 22 MARZO'. */
const numberInside = new RegExp(`^\\S+ \\S.* \\d{1,4}(?:/[A-Z\\d])? (?!${months})\\D`);
const hasNumberInside = (street: string) =>
  !street.startsWith('STRADA ') && numberInside.test(street);

/** Roads whose number is their name. */
const numberedRoad = /^STRADA (?:STATALE|PROVINCIALE|REGIONALE)$/;

/**
 * Names of streets that go on, so that no place begins after them: 'VIA LEONARDO DA' Vinci, 'VIA MONTE' Rosà. Nor
 * does one after a number that may be the house's.
 */
const isUnfinished =
  /(?:^| )(?:A|AL|ALLA|D[AIE]|D[AE]L(?:L[AEO])?|DAI|DE[IG]LI|DEI|E|ED|GLI|I|IL|IN|LA|LE|LO|NEL(?:LA)?|SAN|SANTA|SANTO|SANTI|CASTEL|COLLE|DON|FORTE|FRA|MONTE|PADRE|PAPA|PONTE|PORTA|PORTO|VAL|VALLE)$|'$|(?!^)(?<!\d)\d/;

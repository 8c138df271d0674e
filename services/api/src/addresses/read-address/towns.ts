import { fold, foldWords } from '@preventivo/italian';
import type { Municipalities } from '../../reference/municipalities/municipalities.ts';
import { saintlyKey } from '../../reference/municipalities/place-words.ts';
import type { Municipality } from '../../reference/municipalities/records.ts';
import { mostWords } from './splits.ts';

/** Maximum number of municipalities offered for an incomplete name. */
const maxBegun = 5;
/** Maximum number of municipalities offered for a postal code when the town is unknown. */
export const maxOfPostalCode = 20;

/** Finds the municipalities that the place of an address may mean. */
export interface Towns {
  /**
   * Returns the municipalities with this name. If there are none, or the postal code contradicts
   * them, returns the municipalities that contain a hamlet or former municipality with this name.
   */
  known(place: string, cap: string): readonly Municipality[];
  /**
   * Returns the municipalities of a postal code when the place is missing or unknown: 'CORSO ITALIA
   * 5, 24122' is in Bergamo.
   */
  atPostalCode(cap: string, place: string): readonly Municipality[];
  /** Returns the municipalities whose name starts with this text. */
  begun(place: string): readonly Municipality[];
  /**
   * Returns the city of a text that names a city and its district: 'ROMA EUR', 'VENEZIA LIDO'.
   * Supports only cities with several postal codes.
   */
  cityOfDistrict(place: string): readonly Municipality[];
}

export function townsIn(all: Municipalities): Towns {
  return { known, atPostalCode, begun, cityOfDistrict };

  function known(place: string, cap: string): readonly Municipality[] {
    const town = place.replace(hamletWord, '');
    const named = all.currentNamed(town);
    const isThere = ({ caps }: Municipality) => cap !== '' && isNear(cap, caps);
    const around = () => all.aroundLocality(town);
    if (named.length === 0) return narrowed(around(), isThere);
    // 'San Nicola' matches the town Sannicola, but rarely means it. Therefore, also offer the towns
    // whose names start with 'San Nicola'.
    const isJoined = named.every((one) => fold(one.name) === fold(town) && !isSpelled(one, town));
    if (cap === '' && isJoined) return [...new Set([...begun(town), ...named])];
    if (cap === '' || named.some(isThere)) return narrowed(named, isThere);
    const confirmed = around().filter(isThere);
    return confirmed.length > 0 ? confirmed : named;
  }

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
    // Two letters are a province code: 'VIA DANTE 5 PV'.
    if (start.length < 3) return [];
    return all
      .search(place, true)
      .filter(({ name }) => fold(name).startsWith(start) || saintlyKey(name).startsWith(saintly));
  }

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

/** Prefix of a hamlet's name: 'FRAZ. RENAZZO'. */
const hamletWord = /^(?:FRAZ(?:IONE)?|LOC(?:ALITA'?|ALITÀ)?|FR)\.? /;

/**
 * Whether a postal code may belong to a town with these codes. Returns true for a listed code. Also
 * returns true for a code with the same first three digits, which a hamlet may have.
 */
export const isNear = (cap: string, caps: readonly string[]) =>
  caps.includes(cap) || caps.some((one) => one.slice(0, 3) === cap.slice(0, 3));

/** Returns the municipalities that match the postal code, or all if none matches. */
function narrowed(found: readonly Municipality[], isThere: (one: Municipality) => boolean) {
  const there = found.filter(isThere);
  return there.length > 0 ? there : found;
}

/** Whether a municipality has exactly this name, including its spaces. */
export const isSpelled = ({ name, alt = '', aka = [] }: Municipality, typed: string) =>
  [name, alt, ...aka].some((one) => foldWords(one) === foldWords(typed));

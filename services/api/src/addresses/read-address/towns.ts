import { fold, foldWords } from '@preventivo/italian';
import type { Municipalities } from '../../reference/municipalities/municipalities.ts';
import { saintlyKey } from '../../reference/municipalities/place-words.ts';
import type { Municipality } from '../../reference/municipalities/records.ts';
import { mostWords } from './splits.ts';

/** How many municipalities the beginning of a name may match. */
const maxBegun = 5;
/** How many municipalities a postal code may match when the town is unknown. */
export const maxOfPostalCode = 20;

/** Finds the municipalities that the place of an address may mean. */
export interface Towns {
  /**
   * Returns the municipalities of this name. If there is none, or the postal code says so, returns those of the hamlet or
   * former municipality of this name.
   */
  known(place: string, cap: string): readonly Municipality[];
  /**
   * Returns the municipalities of a postal code; their name may be missing or unknown: 'CORSO ITALIA 5, 24122' is in
   * Bergamo.
   */
  atPostalCode(cap: string, place: string): readonly Municipality[];
  /** Returns the municipalities whose name begins like this. */
  begun(place: string): readonly Municipality[];
  /** Returns a city with postal codes of its districts, before the name of a district: 'ROMA EUR', 'VENEZIA LIDO'. */
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
    // 'San Nicola' is hardly Sannicola: the towns that begin so are shown as well.
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
    // Two letters are a province: 'VIA DANTE 5 PV'.
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

/** Before the name of a hamlet: 'FRAZ. RENAZZO'. */
const hamletWord = /^(?:FRAZ(?:IONE)?|LOC(?:ALITA'?|ALITÀ)?|FR)\.? /;

/** Whether a postal code may be of a town with these: one of them, or one of its own for a hamlet that no list has. */
export const isNear = (cap: string, caps: readonly string[]) =>
  caps.includes(cap) || caps.some((one) => one.slice(0, 3) === cap.slice(0, 3));

/** Those of several that a postal code confirms; all of them where it confirms none. */
function narrowed(found: readonly Municipality[], isThere: (one: Municipality) => boolean) {
  const there = found.filter(isThere);
  return there.length > 0 ? there : found;
}

/** Whether a municipality has this name, its words divided in the same way. */
export const isSpelled = ({ name, alt = '', aka = [] }: Municipality, typed: string) =>
  [name, alt, ...aka].some((one) => foldWords(one) === foldWords(typed));

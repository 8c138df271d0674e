import { fold } from '@preventivo/italian';
import { lazy } from '../../lazy.ts';
import { grouped, nonEmpty } from './collections.ts';
import { localitiesIn } from './localities.ts';
import { type LookUps, lookUps } from './look-ups.ts';
import { namesAndProvinces, withoutExtras } from './name-and-province.ts';
import { searchedNames } from './names.ts';
import { eachOnce, onlyOne } from './over-time.ts';
import { provinceNames, provincesOf } from './provinces.ts';
import type { LocalityGroup, Municipality, Provinces } from './records.ts';
import { municipalitySearch } from './search.ts';
import { isShortened, shortenedNames } from './shortened-names.ts';

export interface Municipalities {
  /**
   * Municipalities whose name, or a word of it, begins as typed; `residence` keeps to those of today. A hamlet or a
   * former municipality leads to that of today. Each 'NAME (PV)' once.
   */
  search(typed: string, residence: boolean): Municipality[];
  /** The municipality of today with this name, or other name, in this province, or in one it was in before. */
  current(name: string, province: string): Municipality | undefined;
  /**
   * The municipalities of today with this name as people write it: with or without its province, in one language or
   * two, with 'S.' for 'San', with initials. In any province where none is written.
   */
  currentNamed(name: string): readonly Municipality[];
  /**
   * The one municipality that a text means, as people write it: of today for a residence, else of any time. A residence in
   * a hamlet or a former municipality is in that of today. Undefined for an unknown text, or if several municipalities share
   * the name and no province is written: the visitor has to choose.
   */
  meant(text: string, residence: boolean): Municipality | undefined;
  /** The municipalities of today in which a hamlet or a former municipality of this name lies. */
  aroundLocality(name: string): readonly Municipality[];
  /** The municipalities of today that have this postal code. */
  withPostalCode(cap: string): readonly Municipality[];
  /** The municipalities with this Belfiore code: that of today first, then the last of the past. */
  withCode(belfiore: string): readonly Municipality[];
}

/** What people write besides the names of municipalities. */
interface More {
  readonly localities?: readonly LocalityGroup[];
  readonly provinces?: Provinces;
}

/** @param more the hamlets, and the provinces that people write out. @defaultValue none */
export function municipalities(records: readonly Municipality[], more: More = {}): Municipalities {
  const today = lazy(() => records.filter((record) => record.current));
  // The indexes are built at the first search, so that a starting server can answer other requests before.
  const current = lookUps(today);
  const { named } = current;
  const ever = lookUps(() => records);
  const byPostalCode = lazy(() => {
    const pairs = today().flatMap((record) => record.caps.map((cap) => [cap, record] as const));
    return grouped(pairs, ([cap]) => cap);
  });
  const byCode = lazy(() => grouped(records, ({ belfiore }) => belfiore));
  const once = lazy(() => eachOnce(records));
  const localities = localitiesIn(more.localities ?? [], named);
  const provinces = provinceNames(records, today, more.provinces);
  const { firstRead, writtenProvince } = namesAndProvinces(provinces);
  const shortened = shortenedNames(once);
  const currentNamed = (text: string) => anyNamed(text, current, ({ current }) => current);
  return {
    search: municipalitySearch({
      once,
      named,
      currentNamed,
      localities,
      provinces,
      shortened,
      firstRead,
    }),
    current: (name, province) =>
      named(name).find((record) => record.province === province) ??
      named(name).find((record) => provincesOf(record).includes(province)),
    currentNamed,
    meant,
    aroundLocality,
    withPostalCode: (cap) => (byPostalCode().get(cap) ?? []).map(([, record]) => record),
    withCode: (belfiore) =>
      [...(byCode().get(belfiore) ?? [])].sort((a, b) => (b.to ?? '9').localeCompare(a.to ?? '9')),
  };

  function anyNamed(
    text: string,
    { named, saintlyNamed, namedTwice, soundNamed }: LookUps,
    accepts: (record: Municipality) => boolean,
  ): readonly Municipality[] {
    for (const lookUp of [named, saintlyNamed, namedTwice, soundNamed]) {
      const found = firstRead(text, lookUp).filter(accepts);
      if (found.length > 0) return found;
    }
    return isShortened(text)
      ? firstRead(text, (name) => shortened.wholeNamed(name).filter(accepts))
      : [];
  }

  function meant(typed: string, residence: boolean): Municipality | undefined {
    const text = withoutExtras(typed);
    const province = writtenProvince(text);
    // Many hamlets share a name, and no list has them all: without a province none is meant.
    const around = () => (province ? aroundLocality(text) : []);
    const isMeant = (record: Municipality) =>
      !province ||
      provincesOf(record).includes(province) ||
      searchedNames(record).some((name) => fold(name) === fold(text));
    const found = residence
      ? anyNamed(text, current, (record) => record.current && isMeant(record))
      : anyNamed(text, ever, isMeant);
    return onlyOne((nonEmpty(found) ?? around()).filter(isMeant));
  }

  function aroundLocality(text: string): readonly Municipality[] {
    const found = firstRead(text, localities.named);
    return found.length > 0 ? found : firstRead(text, localities.saintlyNamed);
  }
}

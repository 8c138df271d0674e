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
   * Returns municipalities whose name, or a word of the name, starts with the typed text.
   * `residence` restricts the result to current municipalities. For a hamlet or former
   * municipality, returns the current municipality. Each 'NAME (PV)' occurs once.
   */
  search(typed: string, residence: boolean): Municipality[];
  /**
   * Returns the current municipality with this name or alternative name. The province may be its
   * current province or a former one.
   */
  current(name: string, province: string): Municipality | undefined;
  /**
   * Returns the current municipalities for a name as people write it: with or without the province,
   * in one or two languages, abbreviated. Without a province, searches all provinces.
   */
  currentNamed(name: string): readonly Municipality[];
  /**
   * Returns the only municipality that a text can mean. For a residence, returns a current
   * municipality, even if the text names a hamlet or former municipality. For a birthplace, may
   * return a former municipality. Returns undefined for an unknown text. Also returns undefined if
   * several municipalities share the name and the province is missing, so that the visitor chooses.
   */
  meant(text: string, residence: boolean): Municipality | undefined;
  /**
   * Returns the current municipalities that contain a hamlet or former municipality with this name.
   */
  aroundLocality(name: string): readonly Municipality[];
  withPostalCode(cap: string): readonly Municipality[];
  /**
   * Returns the municipalities with this Belfiore code. The current municipality comes first, then
   * the most recent former one.
   */
  withCode(belfiore: string): readonly Municipality[];
}

/** Further names with which people find a municipality. */
interface More {
  readonly localities?: readonly LocalityGroup[];
  readonly provinces?: Provinces;
}

/** @param more hamlets, and provinces by their names. @defaultValue none */
export function municipalities(records: readonly Municipality[], more: More = {}): Municipalities {
  const today = lazy(() => records.filter((record) => record.current));
  // Build the indexes on the first search, so that a starting server is ready earlier.
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
    // Many hamlets share a name, and no list is complete. Therefore, a hamlet needs its province.
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

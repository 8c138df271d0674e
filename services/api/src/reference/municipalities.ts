import { composeMunicipality, fold, unaccented } from '@preventivo/italian';
import { lazy } from '../lazy.ts';
import type { Municipality, ReferenceData } from './data.ts';
import {
  contractedWords,
  matchWords,
  type PlaceWord,
  placeWords,
  plainKey,
  saintlyKey,
  soundKey,
} from './place-words.ts';
import { prefixIndex } from './prefix-index.ts';

/** How many suggestions one search gives at most. */
const maxSuggestions = 20;

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
   * a hamlet or a former municipality is in that of today. Undefined where the text means none, or several share the
   * name and no province is written: these are asked, and none is guessed.
   */
  meant(text: string, residence: boolean): Municipality | undefined;
  /** The municipalities of today in which a hamlet or a former municipality of this name lies. */
  aroundLocality(name: string): readonly Municipality[];
  /** The municipalities of today that have this postal code. */
  withPostalCode(cap: string): readonly Municipality[];
  /** The municipalities with this Belfiore code: that of today first, then the last of the past. */
  withCode(belfiore: string): readonly Municipality[];
}

/** @param more the hamlets, and the provinces that people write out. @defaultValue none */
export function municipalities(
  records: readonly Municipality[],
  more: Partial<Pick<ReferenceData, 'localities' | 'provinces'>> = {},
): Municipalities {
  const today = lazy(() => records.filter((record) => record.current));
  // Made at the first search: until then a server that starts answers other requests.
  const current = lookUps(today);
  const { named } = current;
  const ever = lookUps(() => records);
  const byPostalCode = lazy(() => {
    const pairs = today().flatMap((record) => record.caps.map((cap) => [cap, record] as const));
    return grouped(pairs, ([cap]) => cap);
  });
  const byCode = lazy(() => grouped(records, ({ belfiore }) => belfiore));
  const once = lazy(() => eachOnce(records));
  const index = lazy(() =>
    prefixIndex(once().map((record) => [record, searchedNames(record)] as const)),
  );
  const spelled = lazy(() =>
    once().flatMap((record) =>
      namesOf(record).map((name) => ({ record, words: placeWords(name) })),
    ),
  );
  /** Where a word begins with a letter: what a scan for shortened words has to compare. */
  const byLetter = lazy(() =>
    grouped(
      spelled().flatMap((entry) => entry.words.map((word, at) => ({ ...entry, at, word }))),
      ({ word }) => word.text[0],
    ),
  );
  const byLocality = lazy(() => {
    const pairs = (more.localities ?? []).flatMap(({ municipality, province, localities }) => {
      const record = named(municipality).find((one) => one.province === province);
      const keys = new Set(localities.flatMap((name) => [fold(name), saintlyKey(name)]));
      return record ? [...keys].map((key) => [key, record] as const) : [];
    });
    return grouped(pairs, ([key]) => key);
  });
  const localityNamed = (name: string) =>
    (byLocality().get(fold(name)) ?? []).map(([, record]) => record);
  const saintlyLocality = (name: string) =>
    (byLocality().get(saintlyKey(name)) ?? []).map(([, record]) => record);
  /** The codes of provinces, and their names. */
  const provinceCodes = lazy(() => {
    const { current = [], historical = [] } = more.provinces ?? {};
    const codes = new Map(records.flatMap(provincesOf).map((code) => [code, code]));
    // 'Monza e Brianza', 'Monza Brianza'
    for (const { code, name } of [...historical, ...current])
      for (const left of [/(?!)/, / della\b/, / e(?: della)?\b/])
        codes.set(fold(name.replace(left, '')), code);
    return new Map([...codes, ...provinceLetters]);
  });
  /** The towns that a province is named after, by the name of the province. */
  const provinceTowns = lazy(() => {
    const towns = (more.provinces?.current ?? []).flatMap(({ code, name }) => {
      const words = placeWords(name).map(({ text }) => text);
      return today()
        .filter((one) => one.province === code && words.includes(fold(one.name)))
        .map((one) => [plainKey(name), one, words.indexOf(fold(one.name))] as const);
    });
    return grouped(
      towns.sort(([, , a], [, , b]) => a - b),
      ([key]) => key,
    );
  });

  /** A text as a name and a province, the province last: 'Milano MI', 'Bollate, Milano', 'Roma (RM)'. */
  function* readings(text: string): Generator<{ name: string; province: string }> {
    const words = text.split(/[\s,()–—-]+/).filter(Boolean);
    const withProvince = [1, 2, 3, 4].flatMap((count) => {
      const province = provinceCodes().get(fold(words.slice(-count).join('')));
      const name = words.slice(0, -count).join(' ');
      return province && name ? [{ name, province }] : [];
    });
    // 'Cameri NO' is Cameri in Novara, not Camerino; of 'Arena Po' nothing is found in Prato.
    const isCode = words.at(-1)?.length === 2;
    const whole = { name: text, province: '' };
    yield* isCode ? [...withProvince, whole] : [whole, ...withProvince];
  }
  /** The first reading of a text for which a look-up finds something in its province. */
  function firstRead(text: string, lookUp: (name: string) => readonly Municipality[]) {
    for (const { name, province } of readings(text)) {
      const found = lookUp(name).filter((one) =>
        provincesOf(one).includes(province || one.province),
      );
      if (found.length > 0) return distinct(found);
    }
    return [];
  }

  /** By words that may be shortened, those that begin like the name first. */
  function matching(typed: readonly PlaceWord[], accepts: (record: Municipality) => boolean) {
    const [first, second, third]: Municipality[][] = [[], [], []];
    for (const { record, words, at } of byLetter().get(typed[0]?.text[0]) ?? []) {
      if (!accepts(record)) continue;
      const match = matchWords(typed, words, at);
      if (match) (at > 0 ? third : match === 'whole' ? first : second)?.push(record);
    }
    return distinct([first, second, third].flatMap((found) => found ?? []));
  }

  const currentNamed = (text: string) => anyNamed(text, current, ({ current }) => current);

  function anyNamed(
    text: string,
    { named, saintlyNamed, namedTwice, soundNamed }: LookUps,
    accepts: (record: Municipality) => boolean,
  ): readonly Municipality[] {
    for (const lookUp of [named, saintlyNamed, namedTwice, soundNamed]) {
      const found = firstRead(text, lookUp).filter(accepts);
      if (found.length > 0) return found;
    }
    return isShortened(text) ? firstRead(text, (name) => wholeNamed(name).filter(accepts)) : [];
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

  /** The province that a text ends with; undefined where it ends with none. */
  function writtenProvince(text: string): string | undefined {
    const [, code = ''] = /[\s,(–—-]([a-z]{2})\s*\)?\s*$/i.exec(text) ?? [];
    return provinceCodes().get(code.toUpperCase());
  }

  function aroundLocality(text: string): readonly Municipality[] {
    const found = firstRead(text, localityNamed);
    return found.length > 0 ? found : firstRead(text, saintlyLocality);
  }

  /** By shortened words: 'Sesto S.G.', 'Reggio Cal.', 'Cologno M.se'. */
  function wholeNamed(name: string) {
    return nonEmpty(wholeMatches(placeWords(name))) ?? wholeMatches(contractedWords(name) ?? []);
  }

  function wholeMatches(typed: readonly PlaceWord[]) {
    // A name of one letter means nothing yet.
    if (!typed.some(({ text, isSaint }) => text.length > 1 && !isSaint)) return [];
    return (byLetter().get(typed[0]?.text[0]) ?? [])
      .filter(({ words, at }) => at === 0 && matchWords(typed, words) === 'whole')
      .map(({ record }) => record);
  }

  return {
    search(typed, residence) {
      const text = withoutExtras(typed);
      const accepts = (record: Municipality) => record.current || !residence;
      // With an open bracket the name is complete: 'ROMA (R' is not Romagnano.
      const [, whole, province = ''] = /^([^(]+)\(([^)]{0,2})\)?\s*$/.exec(text) ?? [];
      if (whole !== undefined) {
        const found: Municipality[] = [];
        for (const one of index().find(whole)) {
          if (accepts(one) && isWritten(one, whole, province)) found.push(one);
          if (found.length === maxSuggestions) break;
        }
        const inProvince = (one: Municipality) => isIn(one, province);
        return (
          nonEmpty(found) ??
          nonEmpty(currentNamed(whole).filter(inProvince)) ??
          localityNamed(whole).filter(inProvince)
        );
      }
      const begun = [...take(index().find(text), accepts)];
      const around = firstRead(text, named).length > 0 ? [] : firstRead(text, localityNamed);
      // Somebody may be born in the former municipality itself; a home is in that of today.
      const found = residence
        ? [...firstRead(text, named), ...around, ...begun]
        : [...begun, ...around];
      const offered =
        nonEmpty(found) ??
        nonEmpty(currentNamed(text)) ??
        nonEmpty(begunProvince(text, accepts)) ??
        nonEmpty(matching(placeWords(text), accepts)) ??
        nonEmpty(matching(contractedWords(text) ?? [], accepts)) ??
        nonEmpty(firstRead(text, saintlyLocality)) ??
        nonEmpty((provinceTowns().get(plainKey(text)) ?? []).map(([, one]) => one)) ??
        matching(asInitials(text), accepts);
      return withoutForgotten(offered).slice(0, maxSuggestions);
    },
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

  /** 'Milano M': the province is being typed. */
  function begunProvince(text: string, accepts: (record: Municipality) => boolean) {
    const [, name = '', letter = ''] = /^(.+?)[\s,]+(\p{L}{1,2})$/u.exec(text) ?? [];
    if (!name) return [];
    return [...take(index().find(name), (one) => accepts(one) && isWritten(one, name, letter))];
  }
}

/** Finds municipalities by a whole name. */
type LookUp = (name: string) => readonly Municipality[];

interface LookUps {
  /** By one of its names. */
  readonly named: LookUp;
  /** With 'S.' for 'San'. */
  readonly saintlyNamed: LookUp;
  /** By its names in two languages or more: 'Urtijëi - St. Ulrich - Ortisei'. */
  readonly namedTwice: LookUp;
  /** As it sounds: 'Iesi' for Jesi. */
  readonly soundNamed: LookUp;
}

function lookUps(records: () => readonly Municipality[]): LookUps {
  const byName = lazy(() => grouped(records().flatMap(underEachName), ([name]) => name));
  const named: LookUp = (name) => (byName().get(fold(name)) ?? []).map(([, record]) => record);
  const by = (keyOf: (name: string) => string): LookUp => {
    const index = lazy(() => {
      const pairs = records().flatMap((record) =>
        [...new Set(namesOf(record).map(keyOf))].map((key) => [key, record] as const),
      );
      return grouped(pairs, ([key]) => key);
    });
    return (name) => (index().get(keyOf(name)) ?? []).map(([, record]) => record);
  };
  const saintlyNamed = by(saintlyKey);
  return {
    named,
    saintlyNamed,
    soundNamed: by(soundKey),
    namedTwice: (names) =>
      names
        .split(/\s*[/|,()]\s*|\s+[-–—]\s+/)
        .filter(Boolean)
        .map((name) => nonEmpty(named(name)) ?? saintlyNamed(name))
        .find((found) => found.length > 0) ?? [],
  };
}

/** A municipality that ended before this day is nobody's birthplace today. */
const beforeAnybody = '1912-01-01';
const isOfTheLiving = ({ to }: Municipality) => (to ?? '9') >= beforeAnybody;

/** Without those that ended before anybody was born, where another has the same name: FIUME (UD) ended in 1911. */
function withoutForgotten(found: readonly Municipality[]): readonly Municipality[] {
  const names = new Set(found.filter(isOfTheLiving).map(({ name }) => name));
  return found.filter((one) => isOfTheLiving(one) || !names.has(one.name));
}

/** The record that stands for all of these, where they are one municipality under several names or codes. */
function onlyOne(found: readonly Municipality[]): Municipality | undefined {
  const living = nonEmpty(found.filter(isOfTheLiving)) ?? found;
  const [best, ...others] = [...living].sort((a, b) => (b.to ?? '9').localeCompare(a.to ?? '9'));
  const isSame = (other: Municipality) =>
    other.belfiore === best?.belfiore ||
    (best !== undefined && composeMunicipality(other) === composeMunicipality(best));
  return others.every(isSame) ? best : undefined;
}

const nonEmpty = <T>(found: readonly T[]) => (found.length > 0 ? distinct(found) : undefined);

const distinct = <T>(found: readonly T[]) => [...new Set(found)];

function* take(found: Iterable<Municipality>, accepts: (record: Municipality) => boolean) {
  let count = 0;
  for (const one of found) {
    if (!accepts(one)) continue;
    yield one;
    count += 1;
    if (count === maxSuggestions) return;
  }
}

/** Whether a name has a word of one letter, or one that a dot ends: 'Sesto S.G.', 'Reggio Cal.' */
const isShortened = (text: string) => /(?:^|[\s.'-])\p{L}(?:\s|$)|\p{L}\./u.test(text);

/** 'Sesto SG': the last letters begin a word each. */
function asInitials(text: string): readonly PlaceWord[] {
  const [, name = '', letters = ''] = /^(.+)\s(\p{L}{2,3})$/u.exec(unaccented(text)) ?? [];
  return name ? placeWords(`${name} ${[...letters].join(' ')}`) : [];
}

/** Without what is no part of a name: 'Comune di Roma', 'Roma, Italia'. */
const withoutExtras = (typed: string) =>
  typed
    .trim()
    .replace(/^(?:comune|citt[aà]) di (?!cast)(?=\p{L}{2})/iu, '')
    .replace(/\scitt[aà]$/i, '')
    .replace(/[\s,]+ital(?:ia|y)$/i, '')
    .replace(/,\s*$/, '');

const namesOf = ({ name, alt, aka = [] }: Municipality) => [name, ...(alt ? [alt] : []), ...aka];

/** Its names, and both in one: 'Bolzano Bozen'. */
const searchedNames = (record: Municipality) => {
  const { name, alt } = record;
  return alt ? [...namesOf(record), `${name} ${alt}`, `${alt} ${name}`] : namesOf(record);
};

const underEachName = (record: Municipality) =>
  [...new Set(searchedNames(record).map(fold))].map((name) => [name, record] as const);

/** Letters that people write for a province besides its code. */
const provinceLetters: readonly (readonly [written: string, code: string])[] = [
  ['BAT', 'BT'],
  ['VCO', 'VB'],
];

/** The last days of towns in Istria and Dalmatia that Italy ceded, as the register has them. */
const ceded: ReadonlySet<string | null> = new Set(['1947-09-15', '1977-04-03']);
const cededProvinces: readonly string[] = ['FU', 'PL', 'ZA', 'GO', 'TS'];
/** What documents say of them: their provinces, FM for Fiume, and signs for abroad. */
const saidOfCeded = [...cededProvinces, 'FM', 'UD', 'EE', 'YU', 'JU', 'HR', 'SI'];

/** That of today, then those before a reform, which documents still say. */
const provincesOf = ({ province, formerProvinces = [], to }: Municipality) => [
  province,
  ...formerProvinces,
  ...(ceded.has(to) && cededProvinces.includes(province) ? saidOfCeded : []),
];

const isIn = (record: Municipality, province: string) =>
  provincesOf(record).some((one) => one.startsWith(fold(province)));

const isWritten = (record: Municipality, name: string, province: string) =>
  isIn(record, province) && namesOf(record).some((other) => fold(other) === fold(name));

/** One record per 'NAME (PV)': the one in force, else the last. */
function eachOnce(records: readonly Municipality[]): Municipality[] {
  const last = (a: Municipality, b: Municipality) => ((a.to ?? '9') < (b.to ?? '9') ? b : a);
  return [...grouped(records, composeMunicipality).values()].map((same) => same.reduce(last));
}

/** Items by what `keyOf` says of them, in their order. */
function grouped<K, T>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

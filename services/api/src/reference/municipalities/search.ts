import { lazy } from '../../lazy.ts';
import { nonEmpty } from './collections.ts';
import type { Localities } from './localities.ts';
import type { LookUp } from './look-ups.ts';
import { type NamesAndProvinces, withoutExtras } from './name-and-province.ts';
import { searchedNames } from './names.ts';
import { withoutForgotten } from './over-time.ts';
import { contractedWords, placeWords } from './place-words.ts';
import { prefixIndex } from './prefix-index.ts';
import { isIn, isWritten, type ProvinceNames } from './provinces.ts';
import type { Municipality } from './records.ts';
import { asInitials, type ShortenedNames } from './shortened-names.ts';

const maxSuggestions = 20;

interface Searched {
  /** All municipalities, with one record for each 'NAME (PV)'. */
  readonly once: () => readonly Municipality[];
  /** Finds current municipalities by any of their names. */
  readonly named: LookUp;
  /** Finds current municipalities by a name as people write it. */
  readonly currentNamed: LookUp;
  readonly localities: Localities;
  readonly provinces: ProvinceNames;
  readonly shortened: ShortenedNames;
  readonly firstRead: NamesAndProvinces['firstRead'];
}

export function municipalitySearch({
  once,
  named,
  currentNamed,
  localities,
  provinces,
  shortened,
  firstRead,
}: Searched): (typed: string, residence: boolean) => Municipality[] {
  const index = lazy(() =>
    prefixIndex(once().map((record) => [record, searchedNames(record)] as const)),
  );
  return search;

  function search(typed: string, residence: boolean): Municipality[] {
    const text = withoutExtras(typed);
    const accepts = (record: Municipality) => record.current || !residence;
    // The name before an open bracket is complete. 'ROMA (R' must not match Romagnano.
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
        localities.named(whole).filter(inProvince)
      );
    }
    const begun = [...take(index().find(text), accepts)];
    const around = firstRead(text, named).length > 0 ? [] : firstRead(text, localities.named);
    // For a residence, prefer the current municipality. For a birthplace, the visitor may mean a
    // former municipality.
    const found = residence
      ? [...firstRead(text, named), ...around, ...begun]
      : [...begun, ...around];
    const offered =
      nonEmpty(found) ??
      nonEmpty(currentNamed(text)) ??
      nonEmpty(begunProvince(text, accepts)) ??
      nonEmpty(shortened.matching(placeWords(text), accepts)) ??
      nonEmpty(shortened.matching(contractedWords(text) ?? [], accepts)) ??
      nonEmpty(firstRead(text, localities.saintlyNamed)) ??
      nonEmpty(provinces.townsOf(text)) ??
      shortened.matching(asInitials(text), accepts);
    return withoutForgotten(offered).slice(0, maxSuggestions);
  }

  /** Finds municipalities for a text with an incomplete province: 'Milano M'. */
  function begunProvince(text: string, accepts: (record: Municipality) => boolean) {
    const [, name = '', letter = ''] = /^(.+?)[\s,]+(\p{L}{1,2})$/u.exec(text) ?? [];
    if (!name) return [];
    return [...take(index().find(name), (one) => accepts(one) && isWritten(one, name, letter))];
  }
}

function* take(found: Iterable<Municipality>, accepts: (record: Municipality) => boolean) {
  let count = 0;
  for (const one of found) {
    if (!accepts(one)) continue;
    yield one;
    count += 1;
    if (count === maxSuggestions) return;
  }
}

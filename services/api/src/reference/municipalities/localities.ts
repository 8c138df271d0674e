import { fold } from '@preventivo/italian';
import { lazy } from '../../lazy.ts';
import { grouped } from './collections.ts';
import type { LookUp } from './look-ups.ts';
import { saintlyKey } from './place-words.ts';
import type { LocalityGroup, Municipality } from './records.ts';

/** Finds the current municipality of a hamlet or former municipality. */
export interface Localities {
  readonly named: LookUp;
  /** Finds by name, and accepts 'S.' for 'San'. */
  readonly saintlyNamed: LookUp;
}

/** @param municipalities finds current municipalities */
export function localitiesIn(groups: readonly LocalityGroup[], municipalities: LookUp): Localities {
  const byKey = lazy(() => {
    const pairs = groups.flatMap(({ municipality, province, localities }) => {
      const record = municipalities(municipality).find((one) => one.province === province);
      const keys = new Set(localities.flatMap((name) => [fold(name), saintlyKey(name)]));
      return record ? [...keys].map((key) => [key, record] as const) : [];
    });
    return grouped(pairs, ([key]) => key);
  });
  const find = (key: string): readonly Municipality[] =>
    (byKey().get(key) ?? []).map(([, record]) => record);
  return {
    named: (name) => find(fold(name)),
    saintlyNamed: (name) => find(saintlyKey(name)),
  };
}

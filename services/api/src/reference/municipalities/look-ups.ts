import { fold } from '@preventivo/italian';
import { lazy } from '../../lazy.ts';
import { grouped, nonEmpty } from './collections.ts';
import { namesOf, underEachName } from './names.ts';
import { saintlyKey, soundKey } from './place-words.ts';
import type { Municipality } from './records.ts';

/** Finds municipalities by a complete name. */
export type LookUp = (name: string) => readonly Municipality[];

export interface LookUps {
  /** Finds a municipality by any of its names. */
  readonly named: LookUp;
  /** Finds by name, and accepts 'S.' for 'San'. */
  readonly saintlyNamed: LookUp;
  /** Finds by names in two or more languages: 'Urtijëi - St. Ulrich - Ortisei'. */
  readonly namedTwice: LookUp;
  /** Finds by sound: 'Iesi' for Jesi. */
  readonly soundNamed: LookUp;
}

export function lookUps(records: () => readonly Municipality[]): LookUps {
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

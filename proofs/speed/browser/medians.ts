import { median } from '../../shared/median.ts';
import type { Cpu } from './cpu.ts';
import type { Errors } from './errors.ts';
import type { Load } from './load.ts';
import type { Rounds } from './rounds.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

/** The medians of a page's measurements. Without measurements, a median is NaN. */
export interface PageFigures {
  readonly load: Numbers<Load>;
  readonly cpu: Numbers<Cpu>;
  readonly errors: Numbers<Errors>;
  readonly heap: number;
}
type Numbers<Measured> = Readonly<Record<NumberKey<Measured>, number>>;
type NumberKey<Measured> = {
  [Key in keyof Measured]: Measured[Key] extends number ? Key : never;
}[keyof Measured];
export type Medians = Readonly<Record<Subject, PageFigures>>;

export function medians({ loads, cpus, errors, heaps }: Rounds): Medians {
  const of = (subject: Subject): PageFigures => ({
    load: each(loads[subject], ['fcp', 'tti', 'hydrated', 'blocked', 'shift', 'inp']),
    cpu: each(cpus[subject], ['load', 'firstUse', 'key']),
    errors: each(errors[subject], ['told', 'inp', 'cpu', 'usedCpu', 'key']),
    heap: median(heaps[subject]),
  });
  return {
    product: of('product'),
    static: of('static'),
    bare: of('bare'),
    'hook-form': of('hook-form'),
  };
}

function each<Measured, Key extends NumberKey<Measured>>(
  measured: readonly Measured[],
  keys: readonly Key[],
): Readonly<Record<Key, number>> {
  const of = (key: Key) => median(measured.map((one) => Number(one[key])));
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, number>;
}

/**
 * Returns the ratio of our figure to the other figure for each round. Other load on the machine affects both figures of
 * a round, so it hardly changes the ratio.
 */
export function ratios<Measured extends object>(
  ours: readonly Measured[],
  theirs: readonly Measured[],
  key: NumberKey<Measured>,
): readonly number[] {
  return ours.flatMap((one, round) => {
    const other = theirs[round];
    return other === undefined ? [] : [Number(one[key]) / Number(other[key])];
  });
}

/** Returns how many visits of the measured pages lost input that was typed before hydration. */
export function lostKeys({ loads }: Rounds): number {
  return SUBJECTS.flatMap((subject) => loads[subject]).filter(({ kept }) => !kept).length;
}

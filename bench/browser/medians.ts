import { median } from '../median.ts';
import type { Rounds } from './rounds.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

export interface PageFigures {
  readonly fcp: number;
  readonly tti: number;
  readonly hydrated: number;
  readonly blocked: number;
  readonly inp: number;
  readonly shift: number;
  readonly loadCpu: number;
  readonly firstUseCpu: number;
  readonly keyCpu: number;
}
export type Medians = Readonly<Record<Subject, PageFigures>>;

export function medians({ loads, cpus }: Rounds): Medians {
  const of = (subject: Subject): PageFigures => {
    const load = (key: 'fcp' | 'tti' | 'hydrated' | 'blocked' | 'inp' | 'shift') =>
      median(loads[subject].map((one) => one[key]));
    return {
      fcp: load('fcp'),
      tti: load('tti'),
      hydrated: load('hydrated'),
      blocked: load('blocked'),
      inp: load('inp'),
      shift: load('shift'),
      loadCpu: median(cpus[subject].map((one) => one.load)),
      firstUseCpu: median(cpus[subject].map((one) => one.firstUse)),
      keyCpu: median(cpus[subject].map((one) => one.key)),
    };
  };
  return { product: of('product'), static: of('static'), bare: of('bare') };
}

/** How many of our visits lost what was typed before the page was hydrated. */
export function lostKeys({ loads }: Rounds): number {
  return SUBJECTS.flatMap((subject) => loads[subject]).filter(({ kept }) => !kept).length;
}

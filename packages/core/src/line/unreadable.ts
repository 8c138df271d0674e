import type { WireProblem } from './wire-problem.ts';

/** A part of a body with keys of its own, some of which cannot be read. */
export class Unreadable extends TypeError {
  readonly problems: readonly WireProblem[];

  constructor(problems: readonly WireProblem[]) {
    super('not a group');
    this.problems = problems;
  }
}

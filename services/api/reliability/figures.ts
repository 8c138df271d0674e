import { appendFileSync } from 'node:fs';

/** What was measured of one promise. */
export interface Figures {
  /** Its key in `promises.ts`. */
  readonly promise: string;
  readonly said: string;
}

/** Says what was measured once a promise was seen to be kept, and writes it down where a command asked for it. */
export function tellFigures(promise: string, said: string): void {
  console.log(`${promise}: ${said}`);
  const file = process.env.RELIABILITY_FIGURES;
  const figures: Figures = { promise, said };
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

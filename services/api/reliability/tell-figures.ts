import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Figure, type Figures, isBroken } from './figure.ts';

/** Says what was measured, writes it down where a command asked for it, and fails where it is more than was promised. */
export function tellFigures(
  promise: string,
  over: Figures['over'],
  figures: readonly Figure[],
): void {
  const said = figures.map(({ what, measured }) => `${what} ${Number(measured.toFixed(3))}`);
  console.log(`${promise}, ${over}: ${said.join(', ')}`);
  const file = process.env.RELIABILITY_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ promise, over, figures })}\n`);
  expect(figures.filter(isBroken)).toEqual([]);
}

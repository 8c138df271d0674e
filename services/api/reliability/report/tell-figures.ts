import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Figure, type Figures, isBroken } from './figure.ts';

/**
 * Logs the figures and appends them to the file in RELIABILITY_FIGURES. Fails when a figure exceeds
 * its limit.
 */
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

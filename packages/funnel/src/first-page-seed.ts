import { type Line, type Outline, outlineOf, today } from '@preventivo/core';

/** Returns the data to render page 1 with today, as plain data that a Server Component can pass to `<Funnel seed>`. */
export function firstPageSeed(line: Line): { readonly today: string; readonly outline: Outline } {
  return { today: today(), outline: outlineOf(line) };
}

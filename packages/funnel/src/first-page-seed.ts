import { type Line, type Outline, outlineOf, today } from '@preventivo/core';

/** What page 1 of a line is drawn with now: plain data, which a Server Component can pass to `<Funnel seed>`. */
export function firstPageSeed(line: Line): { readonly today: string; readonly outline: Outline } {
  return { today: today(), outline: outlineOf(line) };
}

import { type Line, outlineOf, today } from '@preventivo/core';

/** Returns the data to render page 1 with today, as plain data that a Server Component can pass to `<Funnel seed>`. */
export const firstPageSeed = (line: Line) => ({ today: today(), outline: outlineOf(line) });

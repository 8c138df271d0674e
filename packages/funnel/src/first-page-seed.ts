import { type Line, outlineOf, today } from '@preventivo/core';

/**
 * Returns the date and the outline that page 1 is rendered with. Both are plain data: a Server Component can pass them
 * to `<Funnel seed>`.
 */
export const firstPageSeed = (line: Line) => ({ today: today(), outline: outlineOf(line) });

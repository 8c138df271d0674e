import { type Line, outlineOf, today } from '@preventivo/core';

/**
 * Returns the date and outline to render page 1 with, as plain data that a Server Component can pass to `<Funnel
 * seed>`.
 */
export const firstPageSeed = (line: Line) => ({ today: today(), outline: outlineOf(line) });

import type { Line, Page } from './table.ts';

/** The fields of a page that are asked or shown: not those that follow from others. */
export const askedOn = (line: Line, page: Page | undefined): readonly string[] =>
  (page?.fields ?? []).filter((key) => !line.follows?.[key]);

import type { Line, Page, Table } from './table.ts';

/** The fields of a page that are asked or shown. */
export const askedOn = (line: Line, page: Page | undefined): readonly string[] =>
  (page?.fields ?? []).filter((key) => isAsked(line, key));

/** Whether a field is asked or shown: not where it follows from others, is the contractor's, or comes with a record. */
export const isAsked = ({ fields, computed, contractorFallback }: Table, key: string): boolean =>
  !computed?.[key] && !contractorFallback?.[key] && fields[key]?.kind !== 'savedRecord';

import type { Line, Outline, Page, Translate } from '@preventivo/core';
import { frameFirstPage } from '@preventivo/core/words';

/** Returns the pages of a funnel: the contractor's page and the pages of the line. */
export const stepsOf = ({ pages }: Outline, t: Translate): Outline['pages'] => [
  { id: 'contraente', title: t(frameFirstPage) },
  ...pages,
];

/**
 * Returns a page of the line by its number in the funnel.
 * @throws for page 1, which is the contractor's, and for a number past the last page
 */
export function pageAt(line: Line, number: number): Page {
  const page = line.pages[number - 2];
  if (!page)
    throw new Error(
      `@preventivo/funnel: the line '${line.id}' has no page ${number}: they go from 2 to the last.`,
    );
  return page;
}

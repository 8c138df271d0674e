import type { Line, Outline, Page, Say } from '@preventivo/core';
import { frameFirstPage } from '@preventivo/core/words';

/** The pages of a line as the visitor knows them: the contractor's first. */
export function stepsOf({ pages }: Outline, say: Say) {
  return [
    { id: 'contraente', title: say(frameFirstPage) },
    ...pages.map(({ id, title }) => ({ id, title })),
  ];
}

/** A page of the line's own, by its number in the wizard: the contractor's is the first. */
export function pageAt(line: Line, number: number): Page {
  const page = line.pages[number - 2];
  if (!page)
    throw new Error(
      `@preventivo/funnel: the line '${line.id}' has no page ${number}: they go from 2 to the last.`,
    );
  return page;
}

import type { Line, Page } from '@preventivo/core';

/** A page of the line's own, by its number in the wizard: the contractor's is the first. */
export function pageAt(line: Line, number: number): Page {
  const page = line.pages[number - 2];
  if (!page)
    throw new Error(
      `@preventivo/funnel: the line '${line.id}' has no page ${number}. ` +
        'Nothing can be asked or saved there. Go to a page between 2 and the last.',
    );
  return page;
}

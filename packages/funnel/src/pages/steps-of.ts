import type { Outline } from '@preventivo/core';

/** The pages of a line as the visitor knows them: the contractor's first. */
export function stepsOf({ pages }: Outline) {
  return [
    { id: 'contraente', title: 'I tuoi dati' },
    ...pages.map(({ id, title }) => ({ id, title })),
  ];
}

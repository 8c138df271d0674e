import type { Line } from '@preventivo/core';

/** The pages of a line as the visitor knows them: the contractor's first. */
export function stepsOf(line: Line) {
  return [
    { id: 'contraente', title: 'I tuoi dati' },
    ...line.pages.map(({ id, title }) => ({ id, title })),
  ];
}

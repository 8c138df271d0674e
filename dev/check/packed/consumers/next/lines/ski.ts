import { date, defineLine, policyBlock, whole } from '@preventivo/core';

export const ski = defineLine({
  id: 'sci',
  title: 'Sci',
  about: 'Infortuni e responsabilità sulle piste.',
  pictogram: 'M4 20 20 4',
  contractor: { types: ['fisica'], hides: ['professione'] },
  block: policyBlock,
  fields: {
    giorno: date({
      label: 'Quando scii?',
      limits: { from: { days: 1 }, to: { months: 1 } },
      code: 'GIORNO',
      error: 'Indicare il giorno',
    }),
    sciatori: whole({
      label: 'Quanti siete?',
      counter: true,
      limits: { from: 1, to: 9, clamp: true },
      code: 'SCIATORI',
      error: 'Indicare quanti siete',
    }),
  },
  pages: [{ id: 'piste', title: 'Sulle piste' }],
});

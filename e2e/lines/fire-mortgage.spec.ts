import { inDays } from '../days.ts';
import { choose } from '../visitor.ts';
import { type Journey, visitorCompletes } from './journey.ts';
import { residence, storedResidence } from './property.ts';

/** A house that nobody owes anything for, and for which no day is given. */
const noDay = (words: string, mortgage: Journey['pages'][number]['answers']): Journey => ({
  line: 'fire',
  words,
  asks: 'persona',
  pages: [
    {
      title: "L'immobile e il mutuo",
      answers: {
        polizzaAttiva: 'false',
        metri_quadri: '120',
        tipo_uso: 'casa_vacanze',
        tipo_immobile: 'villa_singola',
        anno_costruzione: 'prima1970',
        isRistrutturato: 'false',
        ...residence,
        ...mortgage,
        valore_perizia: '90.000',
      },
    },
  ],
  stored: {
    sinistriPrecedenti: false,
    polizzaGiaAttiva: false,
    dataScadenza: null,
    metri_quadri: 120,
    tipo_uso: 'casa_vacanze',
    tipo_immobile: 'villa_singola',
    anno_costruzione: 'prima1970',
    isRistrutturato: false,
    ...storedResidence,
    polizza_mutuo: false,
    durata_mutuo: null,
    valore_perizia: 90_000,
    data_surroga: null,
  },
});

visitorCompletes(noDay('a house without a mortgage and without a day', { polizza_mutuo: 'false' }));
visitorCompletes(
  noDay('a house whose mortgage is taken back', {
    polizza_mutuo: 'true',
    durata_mutuo: '25',
    data_surroga: inDays(90),
    noMortgage: (page) => choose(page, 'polizza_mutuo', 'false'),
  }),
);

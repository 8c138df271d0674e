import { defineLine, text } from '@preventivo/core';
import { percent } from './percent.ts';

/** Insurance for a shared horse. It uses a custom kind of field, a percentage. */
export const horse = defineLine({
  id: 'horse',
  title: 'Cavalli',
  about: 'Il cavallo che dividi con altri, per la tua parte.',
  // A horseshoe.
  pictogram: 'M7 21H4a9 12 0 0 1-1-8 9 10 0 0 1 18 0 9 12 0 0 1-1 8h-3l-1-2a7 8 0 1 0-8 0Z',
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  fields: {
    nome: text({
      label: 'Come si chiama il cavallo?',
      code: 'NOME',
      error: 'Indicare come si chiama il cavallo',
      max: 40,
    }),
    quota: percent({
      label: 'Che parte ne hai?',
      limits: { from: 1, to: 100 },
      hint: 'Da {from} a {to} %',
      code: 'QUOTA',
      error: 'Indicare che parte ne hai',
      wrong: 'Indicare una parte da {from} a {to} %, con un decimale al massimo',
    }),
  },
  pages: [{ id: 'cavallo', title: 'Il tuo cavallo' }],
});

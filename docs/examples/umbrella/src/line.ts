import { choice, defineLine, policyBlock, text, whole, yesNo } from '@preventivo/core';

/** Insurance for an umbrella: the worked example of `docs/add-a-line.md`. */
export const umbrella = defineLine({
  id: 'umbrella',
  title: 'Ombrelli',
  about: 'Vento, furto e dimenticanze, per gli ombrelli di tutta la famiglia.',
  // An umbrella (Lucide, ISC licence).
  pictogram: 'M22 12a10.06 10.06 1 0 0-20 0ZM12 12v8a2 2 0 0 0 4 0M12 2v1',
  listing: { category: 'leisure', keywords: 'pioggia, parapioggia, temporale' },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    quanti: whole({
      label: 'Quanti ombrelli?',
      hint: 'Da {from} a {to}',
      counter: true,
      limits: { from: 1, to: 5, clamp: true },
      code: 'QUANTI',
      error: 'Indicare quanti ombrelli',
    }),
    manico: choice({
      label: 'Di che cosa è il manico?',
      list: 'manico',
      known: [
        { id: 'legno', value: 'Legno' },
        { id: 'altro', value: 'Altro' },
      ],
      code: 'MANICO',
      error: 'Indicare di che cosa è il manico',
    }),
    altro_manico: text({
      label: 'Di che cosa?',
      code: 'ALTRO_MANICO',
      error: 'Scrivere di che cosa è il manico',
      refusals: { MANICO_ESCLUSO: 'Non assicuriamo ombrelli con questo manico' },
      min: 2,
      max: 40,
    }),
    automatico: yesNo({
      label: 'Si apre da solo?',
      code: 'AUTOMATICO',
      error: 'Indicare se si apre da solo',
    }),
  },
  applies: { altro_manico: (v) => v.manico === 'altro' },
  wire: { quanti: { name: 'numero_ombrelli' } },
  pages: [{ id: 'ombrello', title: 'Il tuo ombrello', lead: 'Il prezzo dipende dal manico.' }],
});

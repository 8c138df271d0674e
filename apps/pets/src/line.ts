import { choice, defineLine, policyBlock, text, yesNo } from '@preventivo/core';

/** The minimum and maximum length of a name and of a breed, in characters. */
const words = { min: 2, max: 100 };

/** Insurance for a pet, for a person or a company (docs/lines/pets.md). */
export const pets = defineLine({
  id: 'pets',
  title: 'Animali',
  about: 'Spese veterinarie e danni a terzi, per il cane, il gatto e gli altri animali di casa.',
  // A paw print (Lucide, ISC licence).
  pictogram:
    'M9 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M18 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 10a5 5 0 0 1 5 5v3.5a3.5 3.5 0 0 1-6.84 1.045Q6.52 17.48 4.46 16.84A3.5 3.5 0 0 1 5.5 10Z',
  listing: {
    category: 'home',
    keywords:
      'cane, cucciolo, gatto, micio, cavallo, coniglio, furetto, criceto, uccello, pappagallo, tartaruga, rettile, veterinario',
    popular: true,
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica', 'giuridica'] },
  block: policyBlock,
  fields: {
    tipo_animali: choice({
      label: 'Che animale è?',
      list: 'tipo_animali',
      expected: 10,
      code: 'TIPO_ANIMALI',
      error: 'Scegli che animale è',
    }),
    nome: text({
      label: 'Come si chiama?',
      code: 'NOME',
      error: 'Scrivi il nome, da {from} a {to} caratteri',
      wrong: 'Da {from} a {to} caratteri',
      box: 65,
      ...words,
    }),
    razza: text({
      label: 'Che razza è?',
      hint: 'Se è un incrocio scrivi meticcio',
      code: 'RAZZA',
      error: 'Scrivi la razza',
      help: 'Scrivi la razza, da {from} a {to} caratteri',
      ...words,
    }),
    chip: yesNo({
      label: 'Ha il microchip?',
      code: 'CHIP',
      error: 'Dicci se ha il microchip',
    }),
  },
  wire: { chip: { name: 'microchip' } },
  pages: [
    { id: 'animale', title: 'Il tuo animale', lead: 'Bastano nome, razza e poche risposte.' },
  ],
});

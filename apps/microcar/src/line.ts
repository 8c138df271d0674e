import { defineLine, joinBlocks } from '@preventivo/core';
import { drivers } from './drivers.ts';
import { insurance } from './insurance.ts';
import { owner } from './owner.ts';
import { vehicle } from './vehicle.ts';

/** Insurance for a microcar or a quadricycle (docs/lines/microcar.md). */
export const microcar = defineLine({
  ...joinBlocks(insurance, joinBlocks(owner, drivers)),
  id: 'microcar',
  title: 'Microcar',
  about: 'Microcar e quadricicli, nuovi, usati o già assicurati.',
  // The front of a small car (Lucide, ISC licence).
  pictogram:
    'm3 8 2 2s1.4-3.4 1.6-4.1c.2-.5.8-.9 1.4-.9h8c.6 0 1.2.4 1.4.9.2.7 1.6 4.1 1.6 4.1l2-2M7 14h.01M17 14h.01M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM5 18v2M19 18v2',
  listing: {
    category: 'vehicles',
    keywords:
      'motorino, 50, cinquantino, macchinetta, minicar, ciclomotore, quattordicenne, patentino, auto, macchina',
    popular: true,
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: vehicle,
  submit: {
    datiVeicolo: { page: 'veicolo' },
    datiAssicurativi: { page: 'assicurazione' },
    // The vehicle category of every microcar.
    tipoVeicolo: { always: 4 },
    targa: { answer: 'targa' },
  },
  pages: [
    // The page `veicolo` lists no questions here, because the block `vehicle` adds its questions to the first page.
    {
      id: 'veicolo',
      title: 'Il veicolo',
      lead: 'Trovi quasi tutto sul documento di circolazione.',
      fields: [],
    },
    {
      id: 'assicurazione',
      title: "L'assicurazione",
      lead: "Se hai l'attestato di rischio, tienilo a portata di mano.",
      save: { envelope: 'datiAssicurativi' },
    },
  ],
});

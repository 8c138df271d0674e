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
  // A small car (Lucide, ISC licence).
  pictogram:
    'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M9 17h6M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  listing: {
    category: 'vehicles',
    keywords:
      'motorino, 50, cinquantino, macchinetta, minicar, ciclomotore, quattordicenne, patentino, auto, macchina',
    popular: true,
  },
  contractor: { types: ['fisica'] },
  block: vehicle,
  submit: {
    datiVeicolo: { page: 'veicolo' },
    datiAssicurativi: { page: 'assicurazione' },
    // The generic category of all of them.
    tipoVeicolo: { always: 4 },
    targa: { answer: 'targa' },
  },
  pages: [
    // The block's alone.
    { id: 'veicolo', title: 'Il veicolo', fields: [] },
    { id: 'assicurazione', title: "L'assicurazione", save: { envelope: 'datiAssicurativi' } },
  ],
});

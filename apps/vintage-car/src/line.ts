import { defineLine, plate, policyBlock } from '@preventivo/core';
import { isVintagePlate } from '@preventivo/italian';

/** Insurance for a vintage car (docs/lines/vintage-car.md). */
export const vintageCar = defineLine({
  id: 'vintage-car',
  title: "Auto d'epoca",
  about: 'La responsabilità civile delle auto di interesse storico.',
  // A car (Lucide, ISC licence).
  pictogram:
    'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  listing: { category: 'vehicles', keywords: 'automobile, macchina, storica, ASI, targa oro' },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    targa: plate({
      label: 'Targa',
      hint: 'Va bene anche la targa originale',
      variant: 'storica',
      code: 'TARGA',
      error: 'Indicare la targa del mezzo',
      invalid: 'Targa non valida',
      min: 5,
      max: 10,
      valid: isVintagePlate,
    }),
  },
  remote: { targa: (v) => ({ what: 'targa_auto', content: v.targa }) },
  pages: [{ id: 'auto', title: "L'auto", lead: "Dell'auto ci basta la targa." }],
});

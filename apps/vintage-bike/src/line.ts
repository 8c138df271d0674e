import { defineLine, plate, policyBlock } from '@preventivo/core';
import { isVintageBikePlate } from '@preventivo/italian';

/** Insurance for a vintage motorbike (docs/lines/vintage-bike.md). */
export const vintageBike = defineLine({
  id: 'vintage-bike',
  title: "Moto d'epoca",
  about: 'La responsabilità civile di moto e scooter di interesse storico.',
  // A motorbike (Lucide, ISC licence).
  pictogram:
    'M18 14l-1-3M3 9l6 2a2 2 0 0 1 2-2h2a2 2 0 0 1 1.99 1.81M8 17h3a1 1 0 0 0 1-1 6 6 0 0 1 6-6 1 1 0 0 0 1-1v-.75A5 5 0 0 0 17 5M16 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  listing: {
    category: 'vehicles',
    keywords: 'motocicletta, Vespa, Lambretta, motorino, storica, ASI, FMI',
  },
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
      valid: isVintageBikePlate,
    }),
  },
  remote: { targa: (v) => ({ what: 'targa_moto', content: v.targa }) },
  pages: [{ id: 'moto', title: 'La moto', lead: 'Della moto ci basta la targa.' }],
});

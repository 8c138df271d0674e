import type { ConsentKey } from '@preventivo/core';

/** What somebody agrees to, in words a lawyer has to approve (ux.md 1.7). */
export const consentLabels: Readonly<Record<ConsentKey, string>> = {
  ivass: "Ho letto l'informativa IVASS e i documenti precontrattuali",
  cgu: 'Accetto le condizioni generali del servizio',
  generale: "Ho letto l'informativa privacy",
  newsletter: 'Voglio ricevere la newsletter',
  commerciale: 'Voglio ricevere offerte commerciali',
  profilazione: 'Acconsento alla profilazione',
  cessione: 'Acconsento alla cessione dei dati a terzi',
};

/** Whom the data may go to (foundation.md 2, Privacy block). */
export const sectors: readonly string[] = [
  'banche, finanza e assicurazioni',
  'automobilistico',
  'beni di largo consumo',
  'telecomunicazioni e informatica',
  'servizi alla persona e tempo libero',
];

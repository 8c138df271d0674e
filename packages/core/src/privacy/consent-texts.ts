import { type ConsentChannel, type ConsentKey, consentChannels } from './consents.ts';

/**
 * The edition of the words below. A receipt names it beside their hash, so whoever changes a word
 * gives it a new day.
 */
export const consentTextsVersion = '2026-11-21';

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

/** What a channel is called. */
export const channelNames: Readonly<Record<ConsentChannel, string>> = {
  email: 'email',
  phone: 'telefono',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
};

/** All channels in a line: «Canali: email, telefono, WhatsApp, SMS». */
export const channelsLine = `Canali: ${consentChannels.map((key) => channelNames[key]).join(', ')}`;

/** The documents of the two consents that have one of their own. */
export const noticeTitles = {
  cgu: 'Condizioni generali del servizio',
  generale: 'Informativa privacy',
} as const;

import type { ConsentKey, Consents, ConsentVariant } from './consents.ts';

/** One consent as the quote service and the user service keep it (http-contract.md, Shapes). */
export interface ConsentFlag {
  /** The numeric key of the consent. */
  readonly key: number;
  readonly value: 0 | 1;
  readonly description: string;
  /** When it was last changed, an ISO time. */
  readonly last_change: string;
}

/** What is sent: what was asked, and the documents that go with the IVASS notice. */
export type FlagKey = ConsentKey | 'allegato3e4ter';

/** The numeric key of each flag and what it is called (foundation.md 3, Privacy consents). */
export const flags: Readonly<Record<FlagKey, { code: number; description: string }>> = {
  ivass: { code: 106, description: 'Informativa precontrattuale IVASS' },
  allegato3e4ter: { code: 407, description: 'Allegato 3 e Allegato 4-ter' },
  generale: { code: 1, description: 'Informativa privacy' },
  profilazione: { code: 3, description: 'Profilazione' },
  newsletter: { code: 22, description: 'Newsletter' },
  commerciale: { code: 102, description: 'Comunicazioni commerciali' },
  cessione: { code: 104, description: 'Cessione dei dati a terzi' },
  cgu: { code: 105, description: 'Condizioni generali di utilizzo del servizio' },
};

/** The consent that decides a flag: the documents are handed over with the IVASS notice. */
export const consentBehind = (key: FlagKey): ConsentKey =>
  key === 'allegato3e4ter' ? 'ivass' : key;

/** What somebody of this kind sends (foundation.md 3: a logged-in user only two). */
export const flagKeys: Readonly<Record<ConsentVariant, readonly FlagKey[]>> = {
  anonymous: [
    'ivass',
    'allegato3e4ter',
    'generale',
    'profilazione',
    'newsletter',
    'commerciale',
    'cessione',
    'cgu',
  ],
  logged: ['ivass', 'allegato3e4ter'],
};

/** The list of flags alone, as `users/register` wants it. */
export function consentFlags(given: {
  readonly consents: Consents;
  /** When the consents were last changed, an ISO time. */
  readonly changedAt: string;
  readonly variant: ConsentVariant;
}): ConsentFlag[] {
  return flagKeys[given.variant].map((key) => ({
    key: flags[key].code,
    value: given.consents[consentBehind(key)] ? 1 : 0,
    description: flags[key].description,
    last_change: given.changedAt,
  }));
}

import { expect, type Page } from '@playwright/test';
import { choose } from './visitor.ts';

export const mandatory = ['ivass', 'cgu', 'generale'] as const;

export async function consent(page: Page, ...also: readonly string[]): Promise<void> {
  for (const key of [...mandatory, ...also]) await choose(page, key, 'true');
}

/** Returns the `privacy` of the payload: the mandatory consents, and the consents with the given keys. */
export function storedPrivacy(email: string, ...also: readonly number[]) {
  const given = [...mandatoryKeys, ...also];
  return signedBy(
    email,
    words.map(([key, description]) => flag(key, description, given.includes(key))),
  );
}

/** Returns the `privacy` of the payload of a logged-in user, who has given the other consents when registering. */
export function storedIvass(email: string) {
  const asked = words.filter(([key]) => key === 106 || key === 407);
  return signedBy(
    email,
    asked.map(([key, description]) => flag(key, description, true)),
  );
}

const signedBy = (email: string, flags: readonly object[]) => ({
  email,
  telefono: '3331234567',
  convenzione: 1,
  flags,
});

const flag = (key: number, description: string, isGiven: boolean) => ({
  key,
  value: isGiven ? 1 : 0,
  description,
  last_change: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
});

/** The keys of the mandatory consents: two for ivass and its documents, one for generale, one for cgu. */
const mandatoryKeys: readonly number[] = [106, 407, 1, 105];

const channels = 'Canali: email, telefono, WhatsApp, SMS';
const ivass =
  "Ho letto l'informativa IVASS e i documenti precontrattuali · Modello Unico Precontrattuale (MUP) · Reclami e Arbitro Assicurativo";
/** The text of each checkbox. The server stores it with the consent. */
const words = [
  [106, ivass],
  [407, ivass],
  [1, `Ho letto l'informativa privacy · ${channels} · Informativa privacy`],
  [3, 'Acconsento alla profilazione'],
  [22, 'Voglio ricevere la newsletter'],
  [102, `Voglio ricevere offerte commerciali · ${channels}`],
  [
    104,
    `Acconsento alla cessione dei dati a terzi · banche, finanza e assicurazioni · automobilistico · beni di largo consumo · telecomunicazioni e informatica · servizi alla persona e tempo libero · ${channels}`,
  ],
  [105, 'Accetto le condizioni generali del servizio · Condizioni generali del servizio'],
] as const;

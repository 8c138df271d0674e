import { expect, type Page } from '@playwright/test';
import { choose } from './visitor.ts';

export const mandatory = ['ivass', 'cgu', 'generale'] as const;

export async function consent(page: Page, ...also: readonly string[]): Promise<void> {
  for (const key of [...mandatory, ...also]) await choose(page, key, 'true');
}

/** The privacy part of the payload of somebody who gave the mandatory consents and these. */
export function storedPrivacy(email: string, ...also: readonly number[]) {
  const flag = (key: number, description: string) => ({
    key,
    value: mandatoryKeys.includes(key) || also.includes(key) ? 1 : 0,
    description,
    last_change: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  return {
    email,
    telefono: '3331234567',
    convenzione: 1,
    flags: [
      flag(106, 'Informativa precontrattuale IVASS'),
      flag(407, 'Allegato 3 e Allegato 4-ter'),
      flag(1, 'Informativa privacy'),
      flag(3, 'Profilazione'),
      flag(22, 'Newsletter'),
      flag(102, 'Comunicazioni commerciali'),
      flag(104, 'Cessione dei dati a terzi'),
      flag(105, 'Condizioni generali di utilizzo del servizio'),
    ],
  };
}

/** ivass with its documents, generale, cgu. */
const mandatoryKeys = [106, 407, 1, 105];

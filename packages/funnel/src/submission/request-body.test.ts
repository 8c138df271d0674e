import { noConsents } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { giulia } from '../testing/giulia.fixture.ts';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { requestBody, stepBody } from './request-body.ts';

const state: LineState = { page: 3, contractor: giulia, product: aDayOut };
const changedAt = '2026-11-21T09:58:00.000Z';
const consent = {
  consents: { ...noConsents, ivass: true, cgu: true, generale: true, newsletter: true },
  changedAt,
};
const first = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: false,
  dataScadenza: null,
  giorno: '2026-12-01',
  mezzo: 'treno',
};
const second = {
  bambini: 2,
  eta_bambini: [7, 9],
  pasti: 'pranzo|merenda|',
  note: 'Portiamo il cane',
};

describe('the request', () => {
  it('says who asks, what for, what was agreed to, and the convention', () => {
    expect(requestBody(outing, state, consent)).toEqual({
      contractor: {
        nome: 'Giulia',
        cognome: 'Ferri',
        email: 'giulia.ferri@example.it',
        telefono: '3331234567',
        indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
        sesso: 1,
        dataNascita: '1985-03-27',
        nazionalita: 13,
        comuneNascita: 'MILANO (MI)',
        professione: 'architetto',
      },
      specificData: { ...first, ...second },
      privacy: expect.objectContaining({
        email: 'giulia.ferri@example.it',
        telefono: '3331234567',
        convenzione: 1,
      }),
      sfLeadIds: null,
      convenzione: 1,
    });
  });

  it('tells each consent by its number, with when it was given', () => {
    const { privacy } = requestBody(outing, state, consent);
    const given = privacy.flags.filter(({ value }) => value === 1).map(({ key }) => key);
    expect(given.toSorted((one, other) => Number(one) - Number(other)).map(Number)).toEqual([
      1, 22, 105, 106, 407,
    ]);
    for (const flag of privacy.flags) expect(flag.last_change).toBe(changedAt);
  });

  it('sends null for what does not apply', () => {
    const product = { ...aDayOut, polizzaAttiva: true, scadenzaPolizza: '2026-12-20', bambini: 0 };
    expect(requestBody(outing, { ...state, product }, consent).specificData).toMatchObject({
      dataScadenza: '2026-12-20',
      eta_bambini: null,
    });
  });
});

describe('a step save', () => {
  it('sends the page’s own answers and nothing else', () => {
    expect(stepBody(outing, state, 2, consent)).toEqual({ specificData: first, isLogged: false });
  });

  it('sends the consents with the last page', () => {
    const body = stepBody(outing, state, 3, consent);
    expect(body.specificData).toEqual(second);
    expect(body.privacy).toEqual(requestBody(outing, state, consent).privacy);
  });
});

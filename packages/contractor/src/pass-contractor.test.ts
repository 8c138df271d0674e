import { createTranslator } from '@preventivo/core';
import { type Answers, offline, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { giulia, giuliaAsks, giuliaWith } from '@preventivo/fixtures/people';
import { describe, expect, it, vi } from 'vitest';
import { passContractor } from './pass-contractor.ts';

const unsaved = 'Impossibile salvare la richiesta, riporva più tardi.';
const over = refused(401, 'TOKEN_EXPIRED');

const passes = (contractor: Answers[string], isLoggedIn: boolean) => {
  const { client } = backEnd({ isLoggedIn, answers: { contractor } });
  return passContractor(
    client,
    giuliaAsks,
    { types: ['fisica'] },
    isLoggedIn,
    createTranslator({}),
  );
};

describe('passContractor', () => {
  it("passContractor returns 'expired' if the session of a logged-in user has ended, because the login then opens over the form", async () => {
    expect(await passes(over, true)).toEqual({ kind: 'expired' });
  });

  it("passContractor returns a message if a visitor who is not logged in gets the response 'session expired'", async () => {
    expect(await passes(over, false)).toEqual({
      kind: 'refused',
      message: unsaved,
      code: 'TOKEN_EXPIRED',
    });
  });

  it("passContractor returns a failure at the question to which the server's error code belongs", async () => {
    expect(await passes(refused(422, 'CONTRACTOR_EMAIL'), false)).toMatchObject({
      kind: 'wrong',
      failures: [{ control: 'email', code: 'CONTRACTOR_EMAIL' }],
    });
  });

  it('passContractor returns a message if the error code belongs to a hidden question', async () => {
    expect(await passes(refused(422, 'CONTRACTOR_COMPANY_VAT'), false)).toEqual({
      kind: 'refused',
      message: 'Alcuni valori del contraente non sono validi: Numero di Partita IVA non valido',
      code: 'CONTRACTOR_COMPANY_VAT',
    });
  });

  it.each([
    ['the message of the call, if the server has none', undefined, unsaved],
    ['the message of the server', 'Riprova tra poco', 'Riprova tra poco'],
  ])(
    'for an unknown error code, passContractor returns the code with a message: %s',
    async (_, words, message) => {
      const verdict = await passes(refused(422, 'SQL_STATE', words), false);
      expect(verdict).toEqual({ kind: 'refused', message, code: 'SQL_STATE' });
    },
  );

  it('passContractor omits hidden questions from the request', async () => {
    const { client, bodies } = backEnd();
    const profile = { types: ['fisica'], hides: ['professione'] } as const;
    await passContractor(client, giuliaAsks, profile, false, createTranslator({}));
    expect(bodies('contractor')).toMatchObject([{ contractor: { professione: null } }]);
  });

  it("passContractor returns a failure at an address that the search does not find, and inside the record's form for a saved record", async () => {
    const nowhere = { session: 's', placeList: [] };
    const { client } = backEnd({ answers: { 'address/search': () => Response.json(nowhere) } });
    const searched = { ...giulia.indirizzoResidenza_SedeLegale, is_manual_address: false };
    const from = giuliaWith({ indirizzoResidenza_SedeLegale: searched });
    const asked = (selectPeopleId: string | null) =>
      passContractor(
        client,
        { ...from, selectPeopleId },
        { types: ['fisica'] },
        false,
        createTranslator({}),
      );
    const control = 'indirizzoResidenza_SedeLegale';
    expect(await asked(null)).toMatchObject({ kind: 'wrong', failures: [{ control }] });
    expect(await asked('p-1')).toMatchObject({
      kind: 'wrong',
      failures: [{ control: 'selectPeopleId', inside: { control } }],
    });
  });

  it('passContractor requests the checks of the contractor and of the address in parallel', async () => {
    const description = 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA';
    const { client, sent } = backEnd({
      answers: {
        contractor: refused(422, 'CONTRACTOR_EMAIL'),
        'address/search': async () => {
          await vi.waitFor(() => expect(sent('contractor')).toHaveLength(1));
          return Response.json({ session: 's', placeList: [{ placeId: 'p1', description }] });
        },
      },
    });
    const garibaldi = { street: 'Via Garibaldi', street_number: '12', is_manual_address: false };
    const searched = { ...giulia.indirizzoResidenza_SedeLegale, ...garibaldi };
    const asker = giuliaWith({ indirizzoResidenza_SedeLegale: searched });
    const verdict = await passContractor(
      client,
      asker,
      { types: ['fisica'] },
      false,
      createTranslator({}),
    );
    expect(verdict).toMatchObject({ kind: 'wrong', failures: [{ control: 'email' }] });
  });

  it("passContractor returns 'passed' if no response arrives", async () => {
    expect(await passes(offline, false)).toEqual({ kind: 'passed' });
  });
});

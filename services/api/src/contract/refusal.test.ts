import { describe, expect, expectTypeOf, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { submission } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';
import { failedAs, type Refusal } from './refusal.ts';

/** Returns the response when the store rejects the request. */
async function refusedWith(refusal: Refusal) {
  const refuse = () => Promise.reject(refusal);
  const { ask } = testApi({ store: { ...memoryStore(), submit: refuse } });
  const { status, json } = await ask('/api/travel/submit', submission);
  expect(status).toBe(422);
  return json;
}

describe('a rejection of one check', () => {
  it('a rejection has the message of the catalogue', async () => {
    expect(await refusedWith(failedAs('CONTRACTOR_EMAIL'))).toEqual({
      status: 422,
      msg: 'Email non valida',
      obj: { success: false, error_code: 'CONTRACTOR_EMAIL' },
    });
  });

  it('a rejection names the invalid control', async () => {
    expect(await refusedWith(failedAs('CONTRACTOR_EMAIL', { field: 'email' }))).toMatchObject({
      msg: 'Email non valida',
      obj: { error_code: 'CONTRACTOR_EMAIL', field: 'email' },
    });
  });

  it("a rejection may have the insurer's own code, with a message if there is one", async () => {
    const field = 'destinazione';
    expect(await refusedWith(failedAs('DESTINAZIONE_CHIUSA', { field }))).toEqual({
      status: 422,
      msg: 'DESTINAZIONE_CHIUSA',
      obj: { success: false, error_code: 'DESTINAZIONE_CHIUSA', field },
    });
    const message = 'Destinazione chiusa fino a marzo';
    expect(await refusedWith(failedAs('DESTINAZIONE_CHIUSA', { field, message }))).toMatchObject({
      msg: message,
    });
  });

  it('a rejection with a code that the catalogue lacks must name a control', () => {
    // @ts-expect-error a code that the catalogue lacks needs the name of its control
    failedAs('DESTINAZIONE_CHIUSA');
    expectTypeOf(failedAs).toBeCallableWith('DESTINAZIONE_CHIUSA', { field: 'destinazione' });
  });
});

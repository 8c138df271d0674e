import { describe, expect, expectTypeOf, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { submission } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';
import { failedAs, type Refusal } from './refusal.ts';

/** What the API answers where an adapter refuses what was sent. */
async function refusedWith(refusal: Refusal) {
  const refuse = () => Promise.reject(refusal);
  const { ask } = testApi({ store: { ...memoryStore(), submit: refuse } });
  const { status, json } = await ask('/api/travel/submit', submission);
  expect(status).toBe(422);
  return json;
}

describe('a refusal of one check', () => {
  it('has the words of the catalogue', async () => {
    expect(await refusedWith(failedAs('CONTRACTOR_EMAIL'))).toEqual({
      status: 422,
      msg: 'Email non valida',
      obj: { success: false, error_code: 'CONTRACTOR_EMAIL' },
    });
  });

  it('names the control that is wrong', async () => {
    expect(await refusedWith(failedAs('CONTRACTOR_EMAIL', { field: 'email' }))).toMatchObject({
      msg: 'Email non valida',
      obj: { error_code: 'CONTRACTOR_EMAIL', field: 'email' },
    });
  });

  it('has a code of the insurer, in whose words it is where they have some', async () => {
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

  it('names the control of a code that the catalogue does not have', () => {
    // @ts-expect-error nothing would tell where a code of no catalogue belongs
    failedAs('DESTINAZIONE_CHIUSA');
    expectTypeOf(failedAs).toBeCallableWith('DESTINAZIONE_CHIUSA', { field: 'destinazione' });
  });
});

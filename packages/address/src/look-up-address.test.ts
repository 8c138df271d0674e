import { type Answers, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import type { Address } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { lookUpAddress } from './look-up-address.ts';

const milan: Address = {
  search: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA',
  street: 'Via Garibaldi',
  street_number: '12',
  zip: '20121',
  city: 'MILANO (MI)',
  is_manual_address: false,
};
const lookUp = async (address: Address, answers: Answers = {}) => {
  const { client, calls } = backEnd({ answers });
  return { found: await lookUpAddress(client, address), calls };
};

describe('lookUpAddress', () => {
  it('lookUpAddress finds a description that equals the composed address, ignoring brackets and case', async () => {
    const { found, calls } = await lookUp(milan);
    expect(found).toBe(true);
    expect(calls).toMatchObject([
      {
        path: 'address/search',
        body: { input: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA' },
      },
    ]);
  });

  it('lookUpAddress does not find an unknown house number', async () => {
    expect((await lookUp({ ...milan, street_number: '999' })).found).toBe(false);
  });

  it('lookUpAddress returns false if a description contains the address, but does not equal it', async () => {
    const bollate = { ...milan, street_number: '3', zip: '20021', city: 'BOLLATE (MI)' };
    expect((await lookUp(bollate)).found).toBe(false);
  });

  it('lookUpAddress sends no request for a manual address', async () => {
    const { found, calls } = await lookUp({
      ...milan,
      street: 'Via Mai Vista',
      is_manual_address: true,
    });
    expect(found).toBe(true);
    expect(calls).toEqual([]);
  });

  it('lookUpAddress does not find an empty address and sends no request', async () => {
    const { found, calls } = await lookUp({ ...milan, street: '' });
    expect(found).toBe(false);
    expect(calls).toEqual([]);
  });

  it('lookUpAddress returns false after a failed request', async () => {
    expect((await lookUp(milan, { 'address/search': refused(500, 'INTERNAL_ERROR') })).found).toBe(
      false,
    );
  });
});

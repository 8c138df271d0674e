import { account, savedArben, savedGiulia } from '@preventivo/fixtures/people';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, noDialog } from './visit.fixture.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

/** Returns Giulia's account with her whole address in one text, without separate parts. */
const livesAt = (address: string) => {
  const nowhere = { addressNumber: '', postalCodeOfResidence: '', cityOfResidence: null };
  return { ...account, people: [{ ...savedGiulia, ...nowhere, address }, savedArben] };
};

describe('account address stored as a single text', () => {
  it("an address stored as a single text is searched in the record's form, and saved in separate parts", async () => {
    const { save, bodies } = await change({ user: livesAt('Via Garibaldi 12, 20121 Milano') });
    await waitFor(() =>
      expect(screen.getByRole('listbox', { name: 'Indirizzi suggeriti' })).toBeVisible(),
    );
    await save();
    await noDialog();
    expect(bodies('persons/upsert')).toMatchObject([
      { address: 'VIA GARIBALDI', addressNumber: '12', postalCodeOfResidence: '20121' },
    ]);
  });
});

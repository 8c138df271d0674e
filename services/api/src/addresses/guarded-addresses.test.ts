import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardedAddresses } from './guarded-addresses.ts';
import { AddressesUnavailable } from './service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

it('a provider that does not answer counts as unavailable after four seconds', async () => {
  const { search, details } = guardedAddresses({ search: never, details: never });
  const outcomes = Promise.allSettled([search('VIA ROMA', 's'), details('id', 's')]);
  const settled = vi.fn();
  outcomes.then(settled);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcomes).toMatchObject(
    Array(2).fill({ status: 'rejected', reason: expect.any(AddressesUnavailable) }),
  );
});

it('an answer in time passes unchanged, and leaves no timer', async () => {
  const found = [{ placeId: 'a', description: 'VIA ROMA' }];
  const { search } = guardedAddresses({ search: async () => found, details: never });
  expect(await search('VIA ROMA', 's')).toBe(found);
  expect(vi.getTimerCount()).toBe(0);
});

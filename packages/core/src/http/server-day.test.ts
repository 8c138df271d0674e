import { afterEach, describe, expect, it, vi } from 'vitest';
import { followClock, today } from '../dates/today.ts';
import { createClient } from './client.ts';
import { memoryToken } from './memory-token.ts';

const server = '2026-11-21T09:00:00Z';

afterEach(() => {
  vi.useRealTimers();
  followClock(0);
});

/** Returns `today()` on a machine whose clock shows `machine`, after a response with this `Date` header. */
async function dayAfterAnswer(
  machine: string,
  date: string | undefined = server,
  isCached = false,
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(machine) });
  const headers: HeadersInit = date ? { date: new Date(date).toUTCString() } : {};
  const fetch = async () => new Response('[]', { headers });
  const client = createClient({ line: 'travel', fetch, token: memoryToken() });
  await (isCached ? client.enums('sport') : client.validate('email', 'giulia@example.it'));
  return today();
}

describe('the day on a machine with a wrong clock', () => {
  it.each([
    ['years behind', '2016-03-01T10:00:00Z'],
    ['years ahead', '2036-03-01T10:00:00Z'],
    ['two days behind', '2026-11-19T09:00:00Z'],
    ['at the start of time', '1970-01-01T00:00:00Z'],
  ])("today is the server's day when the clock is %s", async (_, machine) => {
    expect(await dayAfterAnswer(machine)).toBe('2026-11-21');
  });

  it('today advances while the page stays open', async () => {
    await dayAfterAnswer('2016-03-01T10:00:00Z');
    vi.setSystemTime(new Date('2016-03-02T10:00:00Z'));
    expect(today()).toBe('2026-11-22');
  });

  it("today is the machine's day when the clock differs by less than a day", async () => {
    expect(await dayAfterAnswer('2026-11-20T12:00:00Z')).toBe('2026-11-20');
  });

  it("today is the machine's day again when its clock was corrected", async () => {
    await dayAfterAnswer('2016-03-01T10:00:00Z');
    expect(await dayAfterAnswer('2026-11-21T10:00:00Z')).toBe('2026-11-21');
    vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
    expect(today()).toBe('2026-11-23');
  });

  it("today is the machine's day after a list, which may come from an old cache entry", async () => {
    const kept = '2026-11-18T09:00:00Z';
    expect(await dayAfterAnswer('2026-11-21T10:00:00Z', kept, true)).toBe('2026-11-21');
  });

  it('today does not change when a response has no date', async () => {
    await dayAfterAnswer('2016-03-01T10:00:00Z');
    expect(await dayAfterAnswer('2016-03-01T11:00:00Z', '')).toBe('2026-11-21');
    followClock(0);
    expect(await dayAfterAnswer('2016-03-01T11:00:00Z', '')).toBe('2016-03-01');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { StoreUnavailable } from '../store/store.ts';
import { testApi } from '../testing/test-api.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Creates an API whose database disk can be full, and counts its write checks. */
function fillableApi() {
  const disk = { isFull: false, looks: 0 };
  const ping = async () => {
    disk.looks += 1;
    if (disk.isFull) throw new StoreUnavailable(new Error('disk full'));
  };
  return { ...testApi({ store: { ...memoryStore(), ping } }), disk };
}

describe('a server whose database is not writable', () => {
  it('a server whose database is not writable is live but not ready, and recovers automatically', async () => {
    const { get, disk } = fillableApi();
    expect((await get('/health')).json).toEqual({ status: 'ok', build: 'source' });
    disk.isFull = true;
    vi.advanceTimersByTime(1_001);
    const { status, headers, json } = await get('/health');
    expect([status, json.obj.error_code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers.get('retry-after')).toBe('5');
    const live = await get('/health/live');
    expect([live.status, live.json]).toEqual([200, { status: 'ok', build: 'source' }]);
    disk.isFull = false;
    vi.advanceTimersByTime(1_001);
    expect((await get('/health')).status).toBe(200);
  });
});

it('the server checks its database at most once a second for all callers', async () => {
  const { get, disk } = fillableApi();
  await Promise.all(Array.from({ length: 50 }, () => get('/health')));
  vi.advanceTimersByTime(900);
  await get('/health');
  expect(disk.looks).toBe(1);
  vi.advanceTimersByTime(200);
  await get('/health');
  expect(disk.looks).toBe(2);
});

it('the liveness endpoint does not check the database', async () => {
  const { get, disk } = fillableApi();
  await get('/health/live');
  expect(disk.looks).toBe(0);
});

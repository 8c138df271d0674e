import * as http from '@preventivo/core/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSettings } from './funnel-props.ts';
import { lazyClient } from './lazy-client.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lazy client', () => {
  it('loads the HTTP client once, on the first call', async () => {
    const load = vi.fn(async () => http);
    answer.mockImplementation(async () => Response.json([{ id: 'treno', value: 'In treno' }]));
    const client = lazyClient('gita', undefined, load);
    expect(load).not.toHaveBeenCalled();
    const [mezzi] = await Promise.all([client.enums('mezzi'), client.enums('pasti')]);
    expect(mezzi).toEqual({ ok: true, data: [{ id: 'treno', value: 'In treno' }] });
    expect(load).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls.map(([address]) => String(address))).toEqual([
      '/api/gita/enums/mezzi',
      '/api/gita/enums/pasti',
    ]);
  });

  it('returns a network failure if the HTTP client fails to load, and loads it again on the next call', async () => {
    const load = vi.fn(async () => http).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer.mockImplementation(async () => Response.json({ status: 200, msg: 'ok' }));
    const client = lazyClient('gita', undefined, load);
    const body = { specificData: {}, isLogged: false };
    expect(await client.save(2, body)).toEqual({ ok: false, kind: 'network', code: 'NETWORK' });
    expect(await client.save(2, body)).toEqual({ ok: true, data: null });
  });

  it('removes the token on logout at once, even if the HTTP client fails to load', async () => {
    const load = vi.fn(async () => http).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer.mockImplementation(async () => Response.json({ success: true }));
    const client = lazyClient('gita', undefined, load);
    client.token.set('a.b.c', 60);
    const left = client.logout();
    expect(client.token.get()).toBeNull();
    expect(await left).toMatchObject({ ok: false, kind: 'network' });
    client.token.set('d.e.f', 60);
    expect(await client.logout()).toEqual({ ok: true, data: null });
    const [, init] = answer.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer d.e.f');
  });

  it('keeps the token of a newer session when an earlier session logs out', async () => {
    answer.mockImplementation(async () => Response.json({ success: true }));
    const client = lazyClient('gita');
    client.token.set('d.e.f', 60);
    await client.logout({ session: 'a.b.c' });
    expect(client.token.get()).toBe('d.e.f');
    const [, init] = answer.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a.b.c');
    client.token.remove();
  });

  it('notifies its listeners of an expired session until they unsubscribe', async () => {
    answer.mockImplementation(async () =>
      Response.json({ success: false, error_code: 'TOKEN_EXPIRED' }, { status: 401 }),
    );
    const client = lazyClient('gita');
    const [one, other] = [vi.fn(), vi.fn()];
    client.onExpired(one);
    const stop = client.onExpired(other);
    stop();
    client.token.set('a.b.c', 60);
    expect(await client.myData()).toMatchObject({ ok: false, kind: 'expired' });
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(client.token.get()).toBeNull();
  });

  it('sends cookies if the settings say so', async () => {
    answer.mockImplementation(async () => Response.json({ status: 200, msg: 'ok' }));
    const settings = Promise.resolve<PageSettings>({ api: { credentials: 'include' } });
    await lazyClient('gita', settings).validate('email', 'giulia.ferri@example.it');
    expect(answer.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('sends no request before the settings give the address of the back end', async () => {
    answer.mockImplementation(async () => Response.json([]));
    let come = (_: PageSettings) => {};
    const settings = new Promise<PageSettings>((resolve) => {
      come = resolve;
    });
    const asked = lazyClient('gita', settings).enums('mezzi');
    expect(answer).not.toHaveBeenCalled();
    come({ api: { quote: 'https://preventivi.alfa.example' } });
    await asked;
    expect(answer).toHaveBeenCalledTimes(1);
    expect(String(answer.mock.lastCall?.[0])).toBe('https://preventivi.alfa.example/enums/mezzi');
  });

  it.each([
    ['the settings', new Promise<PageSettings>(() => {}), async () => http],
    ['the part that speaks', undefined, () => new Promise<typeof http>(() => {})],
  ])('times out while waiting for %s', async (_, settings, load) => {
    vi.useFakeTimers();
    const told = vi.fn();
    void lazyClient('gita', settings, load).enums('mezzi').then(told);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toHaveBeenCalledExactlyOnceWith({ ok: false, kind: 'network', code: 'NETWORK' });
  });

  it('sends no request if the settings fail to load', async () => {
    const settings = Promise.reject(new TypeError('Failed to fetch'));
    const client = lazyClient('gita', settings);
    expect(await client.enums('mezzi')).toEqual({ ok: false, kind: 'network', code: 'NETWORK' });
    expect(answer).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { fakeBackEnd } from './fake-back-end.ts';
import { memoryToken } from './memory-token.ts';

function clientOf(status: number) {
  const { fetch, requests } = fakeBackEnd(() => new Response('Not here', { status }));
  const client = createClient({ line: 'travel', fetch, token: memoryToken() });
  return { client, addresses: () => requests.map(({ address }) => address) };
}

describe('a call that a back end may lack', () => {
  it('a client calls a missing validator once, and then repeats its 404', async () => {
    const { client, addresses } = clientOf(404);
    const first = await client.validate('names', 'Giulia');
    expect(first).toMatchObject({ ok: false, status: 404 });
    expect(await client.validate('names', 'Ferri')).toEqual(first);
    expect(addresses()).toEqual(['/api/travel/validate/names']);
  });

  it('a client still calls the other validators', async () => {
    const { client, addresses } = clientOf(404);
    await client.validate('names', 'Giulia');
    await client.validate('email', 'giulia@example.it');
    expect(addresses()).toEqual(['/api/travel/validate/names', '/api/travel/validate/email']);
  });

  it('a client calls a broken validator again', async () => {
    const { client, addresses } = clientOf(503);
    await client.validate('names', 'Giulia');
    await client.validate('names', 'Giulia');
    expect(addresses()).toHaveLength(2);
  });

  it('a client asks again for a list that was missing, because every funnel needs its lists', async () => {
    const { client, addresses } = clientOf(404);
    await client.enums('stati');
    await client.enums('stati');
    expect(addresses()).toHaveLength(2);
  });
});

import type { PreventivoContext } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { describe, expect, it } from 'vitest';
import { postalCodesQuery } from '../api.ts';
import { searchAddress } from './search-results.ts';

type Context = Parameters<typeof searchAddress>[0];

const found = (...descriptions: readonly string[]): Context => ({
  client: backEnd().client,
  queryClient: {
    find: async () => ({
      fetchQuery: async () =>
        descriptions.map((description) => ({ placeId: description, description, session: 's' })),
    }),
  } as unknown as PreventivoContext['queryClient'],
  t: (text: string, parts: Readonly<Record<string, unknown>> = {}) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => `${parts[name]}`),
});

describe('the only result of an address search', () => {
  it.each([
    ['Via Roma 1, Bibione', 'VIA ROMA, 1, 30028 SAN MICHELE AL TAGLIAMENTO VE, ITALIA'],
    ['Via Roma 1, Camog', 'VIA ROMA, 1, 16032 CAMOGLI GE, ITALIA'],
    ['Via Renazzo 5, 44045 Cento', 'VIA RENAZZO, 5, 44042 CENTO FE, ITALIA'],
    ['Via Roma 5, San Nicola', 'VIA ROMA, 5, 73017 SANNICOLA LE, ITALIA'],
    ['Via Roma 5, Porto Venere', 'VIA ROMA, 5, 19025 PORTOVENERE SP, ITALIA'],
    ['Via Venezia 5, Lido', 'VIA VENEZIA, 5, VENEZIA VE, ITALIA'],
  ])(
    'the only result is not selected automatically if its town is not the typed one: %s',
    async (text, place) => {
      const { options } = await searchAddress(found(place), text);
      expect(options).toHaveLength(2);
    },
  );

  it.each([
    ['Via Roma 1, Camogli', 'VIA ROMA, 1, 16032 CAMOGLI GE, ITALIA'],
    ['Via Roma 5, 30172 Mestre', 'VIA ROMA, 5, 30172 VENEZIA VE, ITALIA'],
  ])(
    'the list offers only the found address if it has the typed town or postal code: %s',
    async (text, place) => {
      const { options } = await searchAddress(found(place), text);
      expect(options).toHaveLength(1);
    },
  );

  it.each([
    ['a number', 'Via Roma 5 7 Alba', 'VIA ROMA, 5, 12051 ALBA CN, ITALIA'],
    ['a name', 'Mario Rossi, Via Roma 5, 12051 Alba', 'VIA ROMA, 5, 12051 ALBA CN, ITALIA'],
  ])(
    'the only result is not selected automatically if %s of the text is missing in it',
    async (_, text, place) => {
      const { options } = await searchAddress(found(place), text);
      expect(options).toHaveLength(2);
    },
  );

  it('the only result has a note about typed text that it does not contain', async () => {
    const place = 'VIA ROMA, 12, 20121 MILANO MI, ITALIA';
    const { options } = await searchAddress(found(place), 'via roma 12 int. 3, 20121 milano');
    expect(options[0]?.detail).toContain('int. 3');
  });
});

describe('postal codes of another back end', () => {
  it('postal codes that a back end sends as numbers get their leading zeros', async () => {
    const { client } = backEnd({
      answers: {
        'location/findCap': () =>
          Response.json([
            { id: 184, value: '00184' },
            { id: '118', value: '118' },
          ]),
      },
    });
    const query = postalCodesQuery(client, 'ROMA (RM)');
    const ask = query.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
    expect(await ask({ signal: new AbortController().signal })).toEqual([
      { id: '00184', value: '00184' },
      { id: '00118', value: '00118' },
    ]);
  });
});

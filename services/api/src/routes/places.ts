import { composeMunicipality } from '@preventivo/core/italian';
import { describe } from '../addresses/provider.ts';
import { failedAs } from '../contract/refusal.ts';
import { boolean, object, part, text } from '../contract/schema.ts';
import { post } from '../http/endpoint.ts';

/** Longest text that is looked for, in characters. */
const longest = 300;
const uuid = { type: 'string', pattern: '^[0-9A-Fa-f-]{36}$' } as const;

export const placeCalls = [
  post({
    path: '/api/:line/location/findComune',
    about:
      'Municipalities whose name begins as typed, at most 20; `isResidenza` leaves out those of the past.',
    limit: 'look-up',
    body: object({ nome: text(100), isResidenza: boolean }),
    answer: part('Options'),
    run({ nome, isResidenza }, _asked, { reference }) {
      const found = reference.municipalities.search(nome, isResidenza);
      return {
        json: found.map((one) => ({ id: one.belfiore, value: composeMunicipality(one) })),
      };
    },
  }),
  post({
    path: '/api/:line/location/findCap',
    about: 'The postal codes of a municipality of today; none where there is no such municipality.',
    limit: 'look-up',
    body: object({ comune: text(100), provincia: text(2) }),
    answer: part('Options'),
    run({ comune, provincia }, _asked, { reference }) {
      const found = reference.municipalities.current(comune, provincia.toUpperCase());
      return { json: (found?.caps ?? []).map((cap) => ({ id: cap, value: cap })) };
    },
  }),
  post({
    path: '/api/:line/address/search',
    about: 'Addresses that a typed text may mean.',
    limit: 'look-up',
    body: { anyOf: [text(longest), object({ input: text(longest) })] },
    answer: part('FoundPlaces'),
    async run(body, _asked, { addresses }) {
      const input = typeof body === 'string' ? body : body.input;
      const session = crypto.randomUUID();
      return { json: { session, placeList: await addresses.search(input, session) } };
    },
  }),
  post({
    path: '/api/:line/address/details',
    about: 'The parts of an address that was found.',
    limit: 'look-up',
    body: object({ placeId: text(600), description: text(400), session: uuid }),
    answer: part('PlaceDetails'),
    async run({ placeId, session }, _asked, { addresses, reference }) {
      const found = await addresses.details(placeId, session);
      if (!found) throw failedAs('ADDRESS_DETAILS_FAILED');
      const { toponimo, name } = reference.streets.split(found.street);
      const { number, cap, city, pv } = found;
      return {
        json: {
          session,
          placeList: [{ placeId, description: describe(found) }],
          indirizzo: { toponimo, address: name, number, cap, city, pv },
        },
      };
    },
  }),
];

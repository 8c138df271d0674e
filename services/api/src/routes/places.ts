import { composeMunicipality, isDay, tidied } from '@preventivo/italian';
import { describe } from '../addresses/provider.ts';
import { failedAs } from '../contract/refusal.ts';
import { boolean, object, part, text } from '../contract/schema.ts';
import { post } from '../http/route.ts';
import type { Municipality } from '../reference/municipalities/records.ts';

const maxInputLength = 300;
const uuid = { type: 'string', pattern: '^[0-9A-Fa-f-]{36}$' } as const;

export const placeRoutes = [
  post({
    path: '/api/:line/location/findComune',
    summary:
      'Municipalities whose name, or a word of it, begins as typed, at most 20; `isResidenza` leaves out those of the past. Of the others `periods` says when the name counted, by first and last day.',
    rateLimit: 'look-up',
    body: object({ nome: text(100), isResidenza: boolean }),
    response: part('Options'),
    handle({ nome, isResidenza }, _context, { reference }) {
      const found = reference.municipalities.search(nome, isResidenza);
      return {
        json: found.map((one) => ({
          id: one.belfiore,
          value: composeMunicipality(one),
          ...(!isResidenza && periodsOf(one)),
        })),
      };
    },
  }),
  post({
    path: '/api/:line/location/birthplace',
    summary:
      'The municipality or the state that a Belfiore code means, whatever the day; none for a code that no place has. Of several names it is one of that day. With `comune` and `provincia` instead of `codice`: what that municipality was called on the day.',
    rateLimit: 'look-up',
    body: object({ codice: text(4), comune: text(100), provincia: text(2), data: text(10) }, [
      'codice',
      'comune',
      'provincia',
    ]),
    response: part('Options'),
    handle({ codice = '', comune = '', provincia = '', data }, _context, { reference }) {
      if (!isDay(data)) return { json: [] };
      const place = comune
        ? reference.nameOn({ municipality: comune, province: provincia, date: data })
        : reference.birthplaceOf(codice.toUpperCase(), data);
      return { json: place ? [place] : [] };
    },
  }),
  post({
    path: '/api/:line/location/findCap',
    summary:
      'The postal codes of a municipality of today; none where there is no such municipality.',
    rateLimit: 'look-up',
    body: object({ comune: text(100), provincia: text(2) }),
    response: part('Options'),
    handle({ comune, provincia }, _context, { reference }) {
      const { municipalities } = reference;
      const found =
        municipalities.current(comune, provincia.toUpperCase()) ??
        municipalities.meant(provincia ? `${comune} (${provincia})` : comune, true);
      return { json: (found?.caps ?? []).map((cap) => ({ id: cap, value: cap })) };
    },
  }),
  post({
    path: '/api/:line/address/search',
    summary: 'Addresses that a typed text may mean.',
    rateLimit: 'look-up',
    body: { anyOf: [text(maxInputLength), object({ input: text(maxInputLength) })] },
    response: part('FoundPlaces'),
    async handle(body, _context, { addresses }) {
      const input = typeof body === 'string' ? body : body.input;
      const session = crypto.randomUUID();
      const placeList = await addresses.search(tidied(input), session);
      const { attribution } = addresses;
      return { json: { session, placeList, ...(attribution && { attribution }) } };
    },
  }),
  post({
    path: '/api/:line/address/details',
    summary: 'The parts of an address that was found.',
    rateLimit: 'look-up',
    body: object({ placeId: text(600), description: text(400), session: uuid }),
    response: part('PlaceDetails'),
    refusals: ['ADDRESS_DETAILS_FAILED'],
    async handle({ placeId, session }, _context, { addresses, reference }) {
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

/**
 * Returns the periods in which a municipality existed. Returns nothing if it has existed without
 * interruption since before 1900.
 */
function periodsOf({ from, to, periods = [[from, to]] }: Municipality) {
  const [[first] = []] = periods;
  const isLasting = periods.length === 1 && to === null && (first ?? '') < '1900';
  return isLasting ? {} : { periods };
}

import { composeMunicipality } from '@preventivo/core/italian';
import { boolean, object, part, text } from '../contract/schema.ts';
import { post } from '../http/endpoint.ts';

export const locationCalls = [
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
];

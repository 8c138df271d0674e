import { giuliasAccount } from '../seeded-account.ts';
import { marco } from './account-api.ts';
import { contractor, privacy, submission, trip } from './giulia.ts';

/** Valid bodies for the travel line, by the path of the call. */
const right: Readonly<Record<string, unknown>> = {
  '/api/users/login': { email: giuliasAccount.email, password: giuliasAccount.password },
  '/api/users/erase': { password: giuliasAccount.password },
  '/api/users/register': marco,
  '/api/users/password/forgot': { email: giuliasAccount.email },
  '/api/users/password/reset': { token: '0'.repeat(64), password: marco.password },
  '/api/persons/upsert': giuliasAccount.people[0],
  '/api/companies/upsert': giuliasAccount.companies[0],
  '/api/quote-request/recall-me': {
    Quote_Request_Id: '00000000-0000-4000-8000-000000000000',
    Quote_Request_Key: '0'.repeat(64),
    Recall_Channel: 'email',
  },
  '/api/broker/requests/:request/status': { revision: 0, status: 'taken', assignee: 'Marta Conti' },
  '/api/broker/accounts/:account': { sfAccountId: '0015g00000XYZabAAH' },
  '/api/:line/contractor': { contractor },
  '/api/:line/save': { specificData: trip, privacy: privacy(), isLogged: false },
  '/api/:line/submit': submission,
  '/api/:line/calculate/cf': {
    nome: 'Giulia',
    cognome: 'Ferri',
    data: '1985-03-27',
    sesso: 1,
    comune: 'MILANO',
    provincia: 'MI',
    nazione: 13,
  },
  '/api/:line/validate/power': { cavalli: 136, kw: 100 },
  '/api/:line/validate/targa_ereditata': { tipo: 1, content: 'AB123CD' },
  '/api/:line/validate/step1': { contractor },
  ...Object.fromEntries(
    [2, 3, 4, 5].map((step) => [
      `/api/:line/validate/step${step}`,
      { specificData: trip, privacy: privacy(), isLogged: false },
    ]),
  ),
  '/api/:line/location/findComune': { nome: 'rom', isResidenza: true },
  '/api/:line/location/birthplace': { codice: 'F205', data: '1985-03-27' },
  '/api/:line/location/findCap': { comune: 'ROMA', provincia: 'RM' },
  '/api/:line/address/search': { input: 'VIA ROMA 1, ALBA' },
  '/api/:line/address/details': {
    placeId: 'x',
    description: 'x',
    session: '2c8df16d-1bbd-4748-9165-6f6c9514d257',
  },
  '/api/:line/draft/keep': { Draft_Id: '0'.repeat(64), Draft: 'c2lnaWxsYXRv' },
  '/api/:line/draft/take': { Draft_Id: '0'.repeat(64) },
  '/api/:line/professions': { area: 'medica' },
};

/** Returns a valid body of a call. @param path as in the route: `/api/:line/contractor` */
export const rightBody = (path: string): unknown => right[path] ?? { content: 'AB123CD' };

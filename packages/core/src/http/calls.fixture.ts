import { savedFerri, savedGiulia } from '../contractor/people.fixture.ts';
import type { Client } from './client.ts';
import type { Result } from './result.ts';

export interface CallExample {
  readonly name: string;
  readonly make: (client: Client) => Promise<Result<unknown>>;
  readonly address: string;
  /** undefined for a GET request. */
  readonly body: unknown;
  /** The content type of the body. @defaultValue JSON */
  readonly contentType?: string;
  /** The token that the call itself passes. @defaultValue none: the user is logged out */
  readonly token?: string;
  readonly yes: unknown;
  readonly data: unknown;
}

const { id: _, ...giulia } = savedGiulia;
const { id: __, ...ferri } = savedFerri;
const consents = [
  { key: 106, value: 1, description: 'Informativa', last_change: '2026-11-21T08:00:00.000Z' },
] as const;
const request = {
  contractor: { nome: 'Giulia' },
  specificData: { destinazione: 'europa' },
  privacy: {
    email: 'giulia.ferri@example.it',
    telefono: '3331234567',
    convenzione: 1,
    flags: consents,
  },
  sfLeadIds: null,
  convenzione: 1,
};
const recall = {
  Quote_Request_Id: 'q-1',
  Quote_Request_Key: 'k-1',
  Recall_Channel: 'email',
} as const;
const credentials = { email: 'giulia.ferri@example.it', password: 'segreta1!' };
const registration = { ...credentials, phone: '333', name: 'G', surname: 'F', privacy: consents };
const born = {
  nome: 'Giulia',
  cognome: 'Ferri',
  data: '1985-03-27',
  sesso: 1,
  comune: 'MILANO',
  provincia: 'MI',
  nazione: 13,
} as const;
const milano = [{ id: 'F205', value: 'MILANO (MI)' }];
const found = {
  session: 's-1',
  placeList: [{ placeId: 'p-1', description: 'VIA ROMA, 1, 20121 MILANO MI, ITALIA' }],
};
const place = { placeId: 'p-1', description: 'VIA ROMA', session: 's-1' };
const parts = { toponimo: 'VIA', address: 'ROMA', number: '1', city: 'ROMA', pv: 'RM' };

export const userCalls: readonly CallExample[] = [
  {
    name: 'login',
    make: (client) => client.login(credentials),
    address: '/api/users/login',
    body: credentials,
    yes: { success: true },
    data: null,
  },
  {
    name: 'register',
    make: (client) => client.register(registration),
    address: '/api/users/register',
    body: registration,
    yes: { success: true },
    data: null,
  },
  {
    name: 'activate',
    make: (client) => client.activate('a/b c', 'segreta1!'),
    address: '/api/users/activate?token=a%2Fb%20c',
    body: 'password=segreta1%21',
    contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
    yes: { page: 'Il profilo è attivo' },
    data: null,
  },
  {
    name: 'forgotPassword',
    make: (client) => client.forgotPassword({ email: 'giulia.ferri@example.it' }),
    address: '/api/users/password/forgot',
    body: { email: 'giulia.ferri@example.it' },
    yes: { success: true },
    data: null,
  },
  {
    name: 'resetPassword',
    make: (client) => client.resetPassword({ token: 't-1', password: 'segreta1!' }),
    address: '/api/users/password/reset',
    body: { token: 't-1', password: 'segreta1!' },
    yes: { success: true },
    data: null,
  },
  {
    name: 'logout',
    make: (client) => client.logout({ session: 'a.b.c' }),
    address: '/api/users/logout',
    token: 'a.b.c',
    body: {},
    yes: { success: true },
    data: null,
  },
  {
    name: 'logoutAll',
    make: (client) => client.logoutAll(),
    address: '/api/users/logout-all',
    body: {},
    yes: { success: true },
    data: null,
  },
  {
    name: 'exportData',
    make: (client) => client.exportData(),
    address: '/api/users/export',
    body: undefined,
    yes: { success: true, data: { profile: { name: 'Giulia' } } },
    data: { profile: { name: 'Giulia' } },
  },
  {
    name: 'eraseAccount',
    make: (client) => client.eraseAccount({ password: 'segreta1!' }),
    address: '/api/users/erase',
    body: { password: 'segreta1!' },
    yes: { success: true },
    data: null,
  },
  {
    name: 'myData',
    make: (client) => client.myData(),
    address: '/api/users/my-data?with_qr_form_lists=1',
    body: undefined,
    yes: { success: true, user: { id: 7, name: 'Giulia', people: [{ id: 8, ...giulia }] } },
    data: {
      id: '7',
      name: 'Giulia',
      surname: '',
      email: '',
      phone: '',
      sf_account_id: '',
      userData: null,
      people: [{ id: '8', ...giulia }],
      companies: [],
      vehicles: [],
      privacy: undefined,
    },
  },
  {
    name: 'savePerson',
    make: (client) => client.savePerson(giulia),
    address: '/api/persons/upsert?get_back_people=1',
    body: giulia,
    yes: { success: true, people: [{ id: 'p-1', ...giulia }] },
    data: [{ id: 'p-1', ...giulia }],
  },
  {
    name: 'saveCompany',
    make: (client) => client.saveCompany(ferri),
    address: '/api/companies/upsert?get_back_companies=1',
    body: ferri,
    yes: { success: true, companies: [{ id: 'c-1', ...ferri }] },
    data: [{ id: 'c-1', ...ferri }],
  },
  {
    name: 'recallMe',
    make: (client) => client.recallMe(recall),
    address: '/api/quote-request/recall-me',
    body: recall,
    yes: { success: true },
    data: null,
  },
];

export const quoteCalls: readonly CallExample[] = [
  {
    name: 'checkContractor',
    make: (client) => client.checkContractor({ contractor: { nome: 'Giulia' } }),
    address: '/api/travel/contractor',
    body: { contractor: { nome: 'Giulia' } },
    yes: { status: 200, msg: 'ok' },
    data: null,
  },
  {
    name: 'save',
    make: (client) => client.save(2, { destinazione: 'europa', isLogged: false }),
    address: '/api/travel/save?step=2',
    body: { destinazione: 'europa', isLogged: false },
    yes: { status: 200, msg: 'ok' },
    data: null,
  },
  {
    name: 'saveEngine',
    make: (client) => client.saveEngine({ Boat_kW: 30 }),
    address: '/api/travel/save/engine',
    body: { Boat_kW: 30 },
    yes: { status: 200, msg: 'ok' },
    data: null,
  },
  {
    name: 'submit',
    make: (client) => client.submit(request, 'key-1'),
    address: '/api/travel/submit',
    body: request,
    yes: {
      status: 200,
      msg: 'ok',
      obj: {
        success: true,
        data: {
          Quote_Request_Id: 'q-1',
          Quote_Request_Key: 'k-1',
          Quote_Request_Code: 'KMR-4821',
        },
      },
    },
    data: { id: 'q-1', key: 'k-1', code: 'KMR-4821' },
  },
  {
    name: 'keepDraft',
    make: (client) => client.keepDraft({ id: 'a0', sealed: 'c2lnaWxsYXRv' }),
    address: '/api/travel/draft/keep',
    body: { Draft_Id: 'a0', Draft: 'c2lnaWxsYXRv' },
    yes: { status: 200, msg: 'ok' },
    data: null,
  },
  {
    name: 'takeDraft',
    make: (client) => client.takeDraft('a0'),
    address: '/api/travel/draft/take',
    body: { Draft_Id: 'a0' },
    yes: { status: 200, msg: 'ok', obj: { Draft: 'c2lnaWxsYXRv' } },
    data: 'c2lnaWxsYXRv',
  },
  {
    name: 'fiscalCode',
    make: (client) => client.fiscalCode(born),
    address: '/api/travel/calculate/cf',
    body: born,
    yes: { status: 200, msg: 'ok', obj: { fiscalCode: 'FRRGLI85C67F205B' } },
    data: 'FRRGLI85C67F205B',
  },
  {
    name: 'validate a text',
    make: (client) => client.validate('targa_auto', 'AB123CD'),
    address: '/api/travel/validate/targa_auto',
    body: { content: 'AB123CD' },
    yes: { status: 200, msg: 'ok' },
    data: null,
  },
  {
    name: 'validate several answers',
    make: (client) => client.validate('power', { cavalli: 40, kw: 30 }),
    address: '/api/travel/validate/power',
    body: { cavalli: 40, kw: 30 },
    yes: { status: 200, msg: 'ok' },
    data: null,
  },
  {
    name: 'municipalities',
    make: (client) => client.municipalities({ nome: 'mil', isResidenza: false }),
    address: '/api/travel/location/findComune',
    body: { nome: 'mil', isResidenza: false },
    yes: milano,
    data: milano,
  },
  {
    name: 'birthplace',
    make: (client) => client.birthplace({ codice: 'F205', data: '1985-03-27' }),
    address: '/api/travel/location/birthplace',
    body: { codice: 'F205', data: '1985-03-27' },
    yes: milano,
    data: milano,
  },
  {
    name: 'postalCodes',
    make: (client) => client.postalCodes({ comune: 'MILANO', provincia: 'MI' }),
    address: '/api/travel/location/findCap',
    body: { comune: 'MILANO', provincia: 'MI' },
    yes: [{ id: '20121' }, { id: '20122', value: '20122' }],
    data: [
      { id: '20121', value: '20121' },
      { id: '20122', value: '20122' },
    ],
  },
  {
    name: 'searchAddress',
    make: (client) => client.searchAddress('via roma, 1 milano'),
    address: '/api/travel/address/search',
    body: { input: 'VIA ROMA, 1 MILANO' },
    yes: found,
    data: found,
  },
  {
    name: 'searchAddress with the source of its data',
    make: (client) => client.searchAddress('via roma, 1 milano'),
    address: '/api/travel/address/search',
    body: { input: 'VIA ROMA, 1 MILANO' },
    yes: { ...found, attribution: { text: '© OSM', url: 'https://osm.example/copyright' } },
    data: { ...found, attribution: { text: '© OSM', url: 'https://osm.example/copyright' } },
  },
  {
    name: 'searchAddress with a source whose link runs code',
    make: (client) => client.searchAddress('via roma, 1 milano'),
    address: '/api/travel/address/search',
    body: { input: 'VIA ROMA, 1 MILANO' },
    yes: { ...found, attribution: { text: '© OSM', url: 'javascript:alert(1)' } },
    data: { ...found, attribution: { text: '© OSM' } },
  },
  {
    name: 'addressDetails',
    make: (client) => client.addressDetails(place),
    address: '/api/travel/address/details',
    body: place,
    yes: { session: 's-2', placeList: [], indirizzo: { ...parts, cap: 184 } },
    data: { session: 's-2', indirizzo: { ...parts, cap: '00184' } },
  },
  {
    name: 'enums',
    make: (client) => client.enums('tipoViaggio/x'),
    address: '/api/travel/enums/tipoViaggio%2Fx',
    body: undefined,
    yes: [{ id: 13, value: 'ITALIA' }],
    data: [{ id: '13', value: 'ITALIA' }],
  },
  {
    name: 'professions',
    make: (client) => client.professions('medica'),
    address: '/api/travel/professions',
    body: { area: 'medica' },
    yes: [],
    data: [],
  },
];

export const calls = [...userCalls, ...quoteCalls];

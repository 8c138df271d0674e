import type { validators } from '../checks/validators.ts';
import { lines } from '../process/lines.ts';
import { noRateLimit } from '../rate-limit/rate-limiter.ts';
import { createReference } from '../reference/reference.ts';
import { StoreUnavailable } from '../store/store.ts';
import { bearer } from '../testing/account-api.ts';
import { contractor, privacy, rossi, submission, trip } from '../testing/giulia.ts';
import { data, now } from '../testing/test-api.ts';
import { account, newcomer, ownData } from './account-exchanges.ts';
import { broker, requestTokens } from './broker-exchanges.ts';
import { requestOf, savedPagesOf } from './line-bodies.ts';
import { type Exchange, recordingApi, type Scenario, tooLarge, withoutChance } from './record.ts';

const today = now.toISOString().slice(0, 10);
const reference = createReference(data);

/** Returns all examples of the contract: calls of fictional people, handled by the real API. */
export const exchanges = (): Promise<readonly Exchange[]> =>
  withoutChance(async () => {
    const noted: Exchange[] = [];
    for (const tell of [
      pageOne,
      pages,
      answers,
      lookUps,
      drafts,
      request,
      newcomer,
      account,
      ownData,
    ])
      await tell(recordingApi(noted));
    await broker(recordingApi(noted, { config: { requestTokens } }));
    await onBadDays(noted);
    return noted;
  });

const pageOne: Scenario = async ({ note }) => {
  const check = (name: string, says: string, asked: unknown, line = 'travel') =>
    note('POST /api/:line/contractor', name, says, { params: { line }, body: asked });
  await check('person', 'Giulia may go on.', { contractor });
  await check(
    'company',
    'Rossi & Figli may, on a line that takes companies.',
    { contractor: rossi },
    'boat',
  );
  await check('phone', 'A number that is none: `msg` is the code.', {
    contractor: { ...contractor, telefono: '12' },
  });
  await check('unknownField', 'A key that the contract has not is named.', {
    contractor,
    sconto: 10,
  });
  await check('missingField', 'So is one that is missing.', {});
  await check('wrongType', 'So is one of another type.', {
    contractor: { ...contractor, sesso: 'donna' },
  });
  await check('unasked', 'Who was born abroad has no Italian municipality of birth.', {
    contractor: { ...contractor, nazionalita: 29 },
  });
  await note('POST /api/:line/contractor', 'invalidJson', 'A body that is cut off.', {
    raw: '{"contractor": {',
  });
  await note('POST /api/:line/contractor', 'tooLarge', 'A body over 64 KiB.', { raw: tooLarge });
  await check('unknownLine', 'A line that is not served.', { contractor }, 'oroscopo');
  await note('POST /api/:line/contractor', 'mediaType', 'A form posts.', {
    headers: { 'content-type': 'text/plain' },
    raw: 'contractor=Giulia',
  });
  await note('POST /api/:line/contractor', 'foreignOrigin', 'A page of another site calls.', {
    headers: { origin: 'https://www.example.org' },
    body: { contractor },
  });

  const born = {
    ...{ nome: 'Giulia', cognome: 'Ferri', data: '1985-03-27', sesso: 1 },
    ...{ comune: 'MILANO', provincia: 'MI', nazione: 13 },
  };
  const compute = (name: string, says: string, change: object = {}) =>
    note('POST /api/:line/calculate/cf', name, says, { body: { ...born, ...change } });
  await compute('italy', 'Giulia was born in Milan.');
  await compute('abroad', 'Somebody was born in Albania: without municipality.', {
    ...{ comune: '', provincia: '', nazione: 29 },
  });
  await compute('name', 'No name.', { nome: '' });
  await compute('unknownField', 'A key that the contract has not is named.', { eta: 41 });
  await compute('missingField', 'So is one that is missing.', { data: undefined });
  await compute('wrongType', 'So is one of another type.', { sesso: 'donna' });
  await note('POST /api/:line/calculate/cf', 'invalidJson', 'A body that is cut off.', {
    raw: '{"nome": "Giu',
  });
  await compute('surname', 'No surname.', { cognome: '' });
  await compute('birthDate', 'A day that is none.', { data: '1985-02-30' });
  await compute('municipality', 'A municipality that never was.', { comune: 'TOPOLINIA' });
  await compute('country', 'A state that is none.', { comune: '', provincia: '', nazione: 9999 });
};

const pages: Scenario = async ({ note }) => {
  const wrong = { specificData: { ...trip, eta: 17 }, privacy: privacy(), isLogged: false };
  const save = (name: string, says: string, body: unknown, headers = {}) =>
    note('POST /api/:line/save', name, says, { query: { step: '2' }, headers, body });
  const right = { specificData: trip, privacy: privacy(), isLogged: false };
  await save('travel', 'The only page of travel, which brings the consents.', right);
  await save('refused', 'An age that the line does not take: the field is named.', wrong);
  await save('consents', 'A consent that must be given is not.', {
    ...right,
    privacy: privacy({ cgu: false }),
  });
  await save('missingToken', 'Who says they are logged in brings no token.', {
    ...right,
    isLogged: true,
  });
  await save('tokenExpired', 'The session is over.', { ...right, isLogged: true }, bearer('x.y.z'));
  for (const line of Object.values(lines))
    for (const { page, step, body } of savedPagesOf(line, reference, today)) {
      const says = `${line.title}: ${page.title}.`;
      const name = `${line.id}-${page.id}${'privacy' in Object(body) ? '' : '-before'}`;
      const params = { line: line.id };
      if (page.save?.path === 'save/engine')
        await note('POST /api/:line/save/engine', name, says, { params, body });
      else
        await note('POST /api/:line/save', name, says, {
          params,
          query: { step: `${step}` },
          body,
        });
      if (step <= 5 && page.save?.path !== 'save/engine' && line.id === 'health')
        await note(`POST /api/:line/validate/step${step}`, name, says, { params, body });
    }
};

const answers: Scenario = async ({ note }) => {
  const right: Readonly<Record<keyof typeof validators, readonly [yes: object, no: object]>> = {
    names: [{ content: 'Giulia' }, { content: 'G1ulia' }],
    company: [{ content: 'Rossi & Figli S.r.l.' }, { content: '' }],
    email: [{ content: 'giulia.ferri@example.it' }, { content: 'giulia.ferri@example' }],
    piva: [{ content: '12345678903' }, { content: '12345678900' }],
    phone: [{ content: '+39 333 123 4567' }, { content: '12' }],
    number: [{ content: '1.200,50' }, { content: 'mille' }],
    text: [{ content: 'Ristorante con giardino' }, { content: '-' }],
    brand: [{ content: 'Fairphone' }, { content: '?' }],
    targaBarca: [{ content: 'GE1234D' }, { content: '?' }],
    targa_micro_car: [{ content: 'X2Y3Z4' }, { content: 'AB123CD' }],
    targa_quadriciclo: [{ content: 'AB12345' }, { content: '?' }],
    targa_auto: [{ content: 'AB123CD' }, { content: 'AB12' }],
    targa_moto: [{ content: 'AB12345' }, { content: 'AB12' }],
    targa_commerciale: [{ content: 'AB123CD' }, { content: '?' }],
    power: [
      { cavalli: 136, kw: 100 },
      { cavalli: 136, kw: 10 },
    ],
    targa_ereditata: [
      { tipo: 1, content: 'AB123CD' },
      { tipo: 1, content: '?' },
    ],
  };
  for (const [what, [yes, no]] of Object.entries(right)) {
    const call = `POST /api/:line/validate/${what}`;
    await note(call, 'right', 'It is right.', { body: yes });
    await note(call, 'wrong', 'It is not.', { body: no });
  }
  await note('POST /api/:line/validate/step1', 'right', 'Page 1 is right.', {
    body: { contractor },
  });
};

const lookUps: Scenario = async ({ note }) => {
  const list = (name: string, says: string, which: string) =>
    note('GET /api/:line/enums/:list', name, says, { params: { list: which } });
  await list('list', 'Where a trip goes.', 'tipoDestinazione');
  await list('unknownList', 'A list that nobody has.', 'oroscopi');
  await note('POST /api/:line/professions', 'list', 'The medical professions.', {
    body: { area: 'medica' },
  });
  await note('POST /api/:line/location/findComune', 'found', 'Somebody typed `alba`.', {
    body: { nome: 'alba', isResidenza: true },
  });
  await note('POST /api/:line/location/birthplace', 'found', 'F205 on that day was Milan.', {
    body: { codice: 'F205', data: '1985-03-27' },
  });
  await note('POST /api/:line/location/findCap', 'found', 'Alba has one postal code.', {
    body: { comune: 'ALBA', provincia: 'CN' },
  });
  const { body } = await note(
    'POST /api/:line/address/search',
    'found',
    'Somebody typed an address.',
    {
      body: { input: 'VIA ROMA 1, ALBA' },
    },
  );
  const { session, placeList } = Object(body);
  await note('POST /api/:line/address/search', 'text', 'The text alone does as well.', {
    body: 'VIA ROMA 1, ALBA',
  });
  const chosen = { ...placeList[0], session };
  const details = 'POST /api/:line/address/details';
  await note(details, 'found', 'The parts of the first one.', { body: chosen });
  await note(details, 'gone', 'An id that says nothing.', { body: { ...chosen, placeId: 'x' } });
  await note('GET /health', 'well', 'All is well.');
  await note('GET /health/live', 'well', 'The process answers.');
};

const drafts: Scenario = async ({ note }) => {
  const draft = { Draft_Id: 'a1'.repeat(32), Draft: 'c2lnaWxsYXRvIGRhIEdpdWxpYQ==' };
  const keep = 'POST /api/:line/draft/keep';
  const take = 'POST /api/:line/draft/take';
  await note(keep, 'kept', 'Giulia goes on with her telephone.', { body: draft });
  await note(keep, 'stays', 'Answers about health do not leave the device.', {
    params: { line: 'health' },
    body: draft,
  });
  const body = { Draft_Id: draft.Draft_Id };
  await note(take, 'taken', 'Her telephone takes it.', { body });
  await note(take, 'gone', 'Whoever comes second gets nothing.', { body });
};

const request: Scenario = async ({ note }) => {
  const key = { 'idempotency-key': '6f1f7c34-2a58-4d0f-9f3b-0c7a3f5f2f10' };
  const submit = (
    name: string,
    says: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = key,
  ) => note('POST /api/:line/submit', name, says, { headers, body });
  const { body } = await submit('travel', 'Giulia asks for a quote for her trip.', submission);
  const { Quote_Request_Id, Quote_Request_Key } = Object(body).obj.data;
  await submit('replayed', 'The answer got lost, and the funnel asks again.', submission);
  await submit('reused', 'Another request comes with the same key.', {
    ...submission,
    specificData: { ...trip, eta: 42 },
  });
  const other = (end: string) => ({ 'idempotency-key': `${key['idempotency-key']}-${end}` });
  await submit(
    'refused',
    'An answer that the line does not take: the field is named.',
    {
      ...submission,
      specificData: { ...trip, eta: 17 },
    },
    other('refused'),
  );
  await submit(
    'consents',
    'A consent that must be given is not.',
    {
      ...submission,
      privacy: privacy({ cgu: false }),
    },
    other('consents'),
  );
  const source = { utm_source: 'google', utm_medium: 'cpc', landing: '/travel/' };
  await submit(
    'source',
    'A request with the way to the page, which the visitor allows.',
    { ...submission, source },
    { 'idempotency-key': 'the-source-of-a-visit' },
  );
  await submit('noKey', 'A request without a key.', submission, {});
  await submit('badKey', 'A key with a space in it.', submission, { 'idempotency-key': 'a key' });
  for (const line of Object.values(lines).filter(({ id }) => id !== 'travel'))
    await note('POST /api/:line/submit', line.id, `${line.title}.`, {
      params: { line: line.id },
      headers: other(line.id),
      body: requestOf(line, reference, today),
    });

  const recall = (name: string, says: string, change: object = {}) =>
    note('POST /api/quote-request/recall-me', name, says, {
      body: { Quote_Request_Id, Quote_Request_Key, Recall_Channel: 'phone', ...change },
    });
  await recall('noted', 'Giulia wants to be called.');
  await recall('again', 'She says so again.');
  await recall('unknown', 'Somebody guesses.', { Quote_Request_Key: '0'.repeat(64) });
};

/** Records errors that any call may return: too many calls, an unexpected error, no database. */
async function onBadDays(noted: Exchange[]) {
  const calls = [
    [
      'POST /api/quote-request/recall-me',
      { Quote_Request_Id: 'x', Quote_Request_Key: 'x', Recall_Channel: 'email' },
    ],
    ['POST /api/:line/draft/take', { Draft_Id: 'a1'.repeat(32) }],
  ] as const;
  const rateLimiter = { ...noRateLimit, consume: async () => 42 };
  const busy = recordingApi(noted, { rateLimiter });
  const broken = (error: Error) => {
    const api = recordingApi(noted);
    api.store.quoteRequest = () => Promise.reject(error);
    api.store.drafts.take = () => Promise.reject(error);
    return api;
  };
  const away = broken(new StoreUnavailable(new Error('away')));
  const surprised = broken(new TypeError('nobody expected it'));
  for (const [call, body] of calls) {
    await busy.note(call, 'tooMany', 'Too many calls.', { body });
    await surprised.note(call, 'unexpected', 'An error that nobody expected.', { body });
    await away.note(call, 'away', 'The database does not answer.', { body });
  }
  const full = recordingApi(noted, { config: { drafts: { rows: 0 } } });
  await full.note('POST /api/:line/draft/keep', 'full', 'The limit of stored drafts is reached.', {
    body: { Draft_Id: 'a1'.repeat(32), Draft: 'c2lnaWxsYXRvIGRhIEdpdWxpYQ==' },
  });
}

import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { testApi } from '../testing/test-api.ts';
import { strangersLines } from './stranger.fixture.ts';

const { ask, get, store } = testApi({ lines });

const person = {
  nome: 'Nicolò',
  cognome: "D'Amico",
  email: 'nicolo.damico@example.org',
  telefono: '347 765 4321',
  indirizzoResidenza_SedeLegale: 'VIA GARIBALDI, 4, 10122 TORINO (TO), ITALIA',
  sesso: 0,
  dataNascita: '1979-02-11',
  nazionalita: 13,
  comuneNascita: 'TORINO (TO)',
};
const company = {
  nome: 'Ada',
  cognome: 'Bo',
  email: 'ada.bo@example.org',
  telefono: '011 5551234',
  indirizzoResidenza_SedeLegale: 'VIA GARIBALDI, 4, 10122 TORINO (TO), ITALIA',
  nomeAzienda: 'Bo Servizi',
  pIva: '00472451194',
  ragionSociale: 'Bo Servizi Srl',
};

/** All flags in the specification's table. The optional consents have the value 0. */
const flags = [106, 407, 1, 3, 22, 102, 104, 105].map((key) => ({
  key,
  value: [106, 407, 1, 105].includes(key) ? 1 : 0,
  description: '',
  last_change: '2026-11-21T09:00:00Z',
}));
const privacyOf = ({ email, telefono }: { email: string; telefono: string }) => ({
  email,
  telefono,
  convenzione: 1,
  flags,
});

const values = (privacy: unknown) =>
  JSON.parse(JSON.stringify(privacy)).flags.map(({ key, value }: Record<string, unknown>) => [
    key,
    value,
  ]);

/**
 * Returns a body as a text-only form would send it, without constant fields. Numbers and booleans
 * are texts, lists lack their trailing separator, and consents have a date but no text.
 */
const asText = (body: object): object =>
  JSON.parse(JSON.stringify(body), (key, value) => {
    if (['sfLeadIds', 'convenzione', 'description'].includes(key)) return undefined;
    if (key === 'last_change') return value.slice(0, 10);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    return typeof value === 'string' ? value.replace(/[|;]$/, '') : value;
  });

/** Replaces `@list` by an option. Requests the lists from the API, as a client does. */
async function filled(line: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const names = new Set([...JSON.stringify(body).matchAll(/"@(\w+)\|?"/g)].map(([, name]) => name));
  const first = new Map<string, unknown>();
  for (const name of names) {
    const { json } =
      name === 'professioni'
        ? await ask(`/api/${line}/professions`, { area: 'altraGenerica' })
        : await get(`/api/${line}/enums/${name}`);
    first.set(String(name), json[0].id);
  }
  return JSON.parse(JSON.stringify(body), (_, value) => {
    const [, name, pipe] = /^@(\w+)(\|?)$/.exec(String(value)) ?? [];
    return name === undefined ? value : pipe ? `${first.get(name)}|` : first.get(name);
  });
}

const cases = Object.entries(strangersLines).flatMap(([line, { takesCompanies }]) =>
  (takesCompanies ? ['fisica', 'giuridica'] : ['fisica']).map((type) => [line, type] as const),
);

describe('a client written only from the specification', () => {
  it('the fixture of the client covers every line', () => {
    expect(Object.keys(strangersLines).toSorted()).toEqual(Object.keys(lines).toSorted());
  });

  const complete = async (
    line: string,
    type: string,
    spell: (body: object) => object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { steps, final, beside, stored } = strangersLines[line] ?? { steps: [], stored: {} };
    const professione = (await get(`/api/${line}/enums/professione`)).json[0].id;
    const asks = line === 'professional' ? person : { ...person, professione };
    const contractor = type === 'giuridica' ? company : asks;
    const privacy = privacyOf(contractor);
    expect((await ask(`/api/${line}/contractor`, spell({ contractor }))).json).toMatchObject({
      msg: 'ok',
    });
    const logged = ['health', 'commercial-vehicle'].includes(line) ? 'isLoggedUser' : 'isLogged';
    const sent: object[] = [];
    for (const [index, [step, answers]] of steps.entries()) {
      const isLast = index === steps.length - 1;
      const body = await filled(line, answers);
      sent.push(Object(body.specificData ?? body.datiAssicurativi ?? body));
      const path = step === 'engine' ? 'save/engine' : `save?step=${step}`;
      const more = isLast ? { privacy } : {};
      const answer = await ask(
        `/api/${line}/${path}`,
        spell({ ...body, ...more, [logged]: false }),
      );
      expect(answer.json).toEqual({ status: 200, msg: 'ok' });
    }
    const { privacy: _, ...specificData } = final
      ? await filled(line, final)
      : Object.assign({}, ...sent);
    const request = {
      contractor,
      specificData,
      ...beside,
      privacy,
      sfLeadIds: null,
      convenzione: 1,
    };
    const answer = await ask(`/api/${line}/submit`, spell(request), headers);
    expect(answer.json).toMatchObject({ status: 200, obj: { success: true } });
    const { Quote_Request_Id } = answer.json.obj.data;
    const recall = { Quote_Request_Id, Recall_Channel: 'phone' };
    expect((await ask('/api/quote-request/recall-me', recall)).json).toEqual({ success: true });
    const kept = await store.quoteRequest(Quote_Request_Id);
    expect(kept).toMatchObject({ line, recall: { channel: 'phone' } });
    expect(kept?.payload.specificData).toMatchObject(stored);
    expect(kept?.payload).toMatchObject({
      convenzione: 1,
      contractor: { email: contractor.email },
    });
    return kept?.payload;
  };

  it.each(cases)(
    'a client written only from the specification completes %s for %s',
    async (line, type) => {
      await complete(line, type, (body) => body);
    },
  );

  it.each(cases)(
    'the server stores the same request of %s for %s when the client sends all values as text',
    async (line, type) => {
      const key = (way: string) => ({ 'idempotency-key': `${line}-${type}-${way}` });
      const plain = await complete(line, type, (body) => body, key('plain'));
      const spelled = await complete(line, type, asText, key('text'));
      expect({ ...spelled, privacy: undefined }).toEqual({ ...plain, privacy: undefined });
      expect(values(spelled?.privacy)).toEqual(values(plain?.privacy));
    },
  );

  it('a retry that spells the same values differently gets the response of the first request', async () => {
    const { steps } = strangersLines.travel ?? { steps: [] };
    const { specificData } = await filled('travel', Object(steps[0]?.[1]));
    const professione = (await get('/api/travel/enums/professione')).json[0].id;
    const contractor = { ...person, professione };
    const body = { contractor, specificData, privacy: privacyOf(contractor) };
    const first = await ask('/api/travel/submit', { ...body, sfLeadIds: null, convenzione: 1 });
    const again = await ask('/api/travel/submit', asText(body));
    expect(first.status).toBe(200);
    expect(again.json).toEqual(first.json);
  });

  it('a request that omits the list of diseases is rejected, because it does not say that there are none', async () => {
    const right = Object.assign(
      {},
      ...(strangersLines.health?.steps ?? []).map(([, body]) => body),
    );
    const { Health_Insurance_Diseases: _, privacy: __, ...silent } = right;
    const specificData = await filled('health', silent);
    const professione = (await get('/api/health/enums/professione')).json[0].id;
    const contractor = { ...person, professione };
    const rest = { privacy: privacyOf(contractor), sfLeadIds: null, convenzione: 1 };
    const { json } = await ask('/api/health/submit', { contractor, specificData, ...rest });
    expect(json.obj.error_code).toBe('SITUAZIONI');
  });
});

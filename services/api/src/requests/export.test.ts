import type { Line } from '@preventivo/core';
import { toWire } from '@preventivo/core/wire';
import { sentRossi } from '@preventivo/fixtures/people';
import { microcar } from '@preventivo/line-microcar/line';
import { pets } from '@preventivo/line-pets/line';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it } from 'vitest';
import { coveringStates } from '../every-line/covering-states.ts';
import { lines } from '../process/lines.ts';
import type { QuotePayload, StoredRequest } from '../store/store.ts';
import { club } from '../testing/club.ts';
import { privacy, storedRequest } from '../testing/giulia.ts';
import { data } from '../testing/test-api.ts';
import { exportRequests } from './export.ts';
import { questionColumns } from './question-columns.ts';
import { type Order, readWords } from './read-words.ts';

const { payload } = storedRequest;

/** Returns requests without receipts. Each has one of these parts of a payload. */
const requestsWith = (...parts: readonly Partial<QuotePayload>[]) =>
  requestsOf(async function* () {
    for (const part of parts) yield { ...storedRequest, payload: { ...payload, ...part } };
  });

const requestsOf = (find: () => AsyncGenerator<StoredRequest>) => ({
  requests: { find, receipt: async () => undefined },
  accounts: { byId: async () => undefined },
});
type ReadRequests = ReturnType<typeof requestsOf>;

const orderOf = (...words: readonly string[]): Order => {
  const order = readWords(['export', '--format', 'csv', '--csv', 'rfc4180', ...words]);
  if (order.command === 'help') throw new Error('The arguments ask for help.');
  return order;
};

/** Returns the rows of the exported CSV file, without quotation marks around the cells. */
async function rowsOf(requests: ReadRequests, line?: Line) {
  let text = '';
  const write = async (more: string) => {
    text += more;
  };
  await exportRequests(orderOf(), requests, write, line);
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}

/** Returns the cells of the only exported request by the names of their columns. */
async function cellsOf(part: Partial<QuotePayload>, line: Line): Promise<Record<string, string>> {
  const [names = [], cells = [], ...more] = await rowsOf(requestsWith(part), line);
  expect([more, cells.length]).toEqual([[], names.length]);
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
}

describe('the CSV of one line', () => {
  it('the CSV of one line has a column for each answer, named by its path in the JSON', async () => {
    expect(await cellsOf({}, travel)).toMatchObject({
      code: 'KMR-4821',
      'contractor.nome': payload.contractor.nome,
      'contractor.indirizzoResidenza_SedeLegale': payload.contractor.indirizzoResidenza_SedeLegale,
      'specificData.tipo_viaggio': 'viaggioSingolo',
      'specificData.eta': '41',
      'specificData.sinistriPrecedenti': 'false',
      'specificData.durata': '',
      'specificData.tipo_copertura': 'speseMediche|bagaglio|',
      other: '',
    });
  });

  it('the CSV of one line has a column for each part of the source, and for the account', async () => {
    const source = { utm_source: 'google', utm_campaign: 'Estate, 2026', landing: '/travel/' };
    expect(await cellsOf({ source }, travel)).toMatchObject({
      ...source,
      utm_medium: '',
      gclid: '',
      referrer: '',
      accountId: '',
      sfAccountId: '',
    });
  });

  it('the CSV of one line has a column for each answer of a group, and joins those of a list', async () => {
    const specificData = {
      proprietario: { nome: 'Anna', cognome: 'Verdi' },
      incidenti: [
        { numero: 1, anno: 2024 },
        { numero: 2, anno: null },
        { numero: 3, anno: 2025 },
      ],
    };
    expect(await cellsOf({ specificData }, microcar)).toMatchObject({
      'specificData.proprietario.nome': 'Anna',
      'specificData.proprietario.cognome': 'Verdi',
      'specificData.incidenti.numero': '1 / 2 / 3',
      'specificData.incidenti.anno': '2024 /  / 2025',
      other: '',
    });
  });

  it('the CSV of one line has a column for each consent, and one for the channels that it covers', async () => {
    const { flags, ...rest } = privacy({ commerciale: true });
    const chosen = flags.map((flag) =>
      flag.key === 102 ? { ...flag, channels: ['email', 'sms'] } : flag,
    );
    expect(await cellsOf({ privacy: { ...rest, flags: chosen } }, travel)).toMatchObject({
      'privacy.ivass': '1',
      'privacy.allegato3e4ter': '1',
      'privacy.commerciale': '1',
      'privacy.commerciale.channels': 'email / sms',
      'privacy.newsletter': '0',
      'privacy.generale.channels': '',
    });
  });

  it('the CSV of one line leaves a consent empty that the form did not ask', async () => {
    const { flags, ...rest } = privacy();
    const notice = flags.filter(({ key }) => key === 106 || key === 407);
    const cells = await cellsOf({ privacy: { ...rest, flags: notice } }, travel);
    expect([cells['privacy.ivass'], cells['privacy.newsletter']]).toEqual(['1', '']);
  });

  it('the CSV of one line asks about companies only if the line accepts them', async () => {
    expect(await cellsOf({ contractor: sentRossi, specificData: {} }, pets)).toMatchObject({
      'contractor.pIva': sentRossi.pIva,
      other: '',
    });
    expect(questionColumns(travel).names).not.toContain('contractor.pIva');
  });

  it('the CSV of one line names the columns like the payload does', () => {
    expect(questionColumns(club).names).toContain('specificData.Club_Brand');
  });

  it('the CSV of one line keeps answers that its table does not know in the last column', async () => {
    const specificData = {
      tappe: ['Roma', '=1+1'],
      destinazione: 'europa',
      soggetti: { tipo: 'coppia' },
      nulla: null,
    };
    const cells = await cellsOf(
      { specificData, contractor: { nome: 'Anna', pec: 'a@b.example;=1+1' } },
      travel,
    );
    expect(Object.keys(cells).at(-1)).toBe('other');
    expect(cells.other).toContain(';\\u003d1');
    expect(JSON.parse(cells.other ?? '')).toEqual({
      contractor: { pec: 'a@b.example;=1+1' },
      specificData: { tappe: ['Roma', '=1+1'] },
    });
    expect(cells['specificData.soggetti']).toBe('{"tipo":"coppia"}');
  });

  it('the CSV of one line keeps an answer whose question has since become a group', async () => {
    const specificData = { proprietario: 'Anna Verdi', incidenti: [2024, { anno: 2025, km: 3 }] };
    const cells = await cellsOf({ specificData }, microcar);
    expect(cells['specificData.incidenti.anno']).toBe(' / 2025');
    expect(JSON.parse(cells.other ?? '')).toEqual({
      specificData: { proprietario: 'Anna Verdi', incidenti: [2024, { km: 3 }] },
    });
  });

  it('the CSV of one line escapes each formula only once', async () => {
    const formulas = ['=1+1', '+39', '-1', '@SUM(1)', '\t=1', '\r=1', 'Rossi;=1'];
    const cells = await Promise.all(
      formulas.map(
        async (nome) => (await cellsOf({ contractor: { nome } }, travel))['contractor.nome'],
      ),
    );
    expect(cells).toEqual(["'=1+1", "'+39", "'-1", "'@SUM(1)", "' =1", "' =1", "Rossi;'=1"]);
  });

  it('the CSV of one line has the same heading with and without requests', async () => {
    const empty = await rowsOf(requestsWith(), travel);
    expect(empty).toHaveLength(1);
    const specificData = { invented: 1 };
    expect((await rowsOf(requestsWith({}, { specificData }), travel))[0]).toEqual(empty[0]);
  });

  it('the CSV of one line writes each row before it reads the next request', async () => {
    const steps: string[] = [];
    const requests = requestsOf(async function* () {
      for (const code of ['KMR-0001', 'KMR-0002']) {
        steps.push(`read ${code}`);
        yield { ...storedRequest, code };
      }
    });
    const write = async (text: string) => {
      steps.push(`write ${/KMR-\d+/.exec(text)?.[0] ?? 'heading'}`);
    };
    await exportRequests(orderOf(), requests, write, travel);
    expect(steps).toEqual([
      'write heading',
      'read KMR-0001',
      'write KMR-0001',
      'read KMR-0002',
      'write KMR-0002',
    ]);
  });
});

describe('the CSV of all lines', () => {
  it('the CSV of all lines has no heading without a request, and JSON in its last cells', async () => {
    expect(await rowsOf(requestsWith())).toEqual([]);
    const [names = [], cells = []] = await rowsOf(requestsWith({}));
    expect(names.slice(-3)).toEqual(['contractor', 'specificData', 'privacy']);
    expect(cells.slice(-3).map((json) => JSON.parse(json))).toEqual([
      payload.contractor,
      payload.specificData,
      payload.privacy,
    ]);
  });
});

describe.each(Object.values(lines))('the columns of $id', (line) => {
  it('each column of a line has a unique name', () => {
    const { names } = questionColumns(line);
    expect(names).toEqual([...new Set(names)]);
  });

  it('the columns of a line contain every answer that its form sends', () => {
    const { cells } = questionColumns(line);
    const states = coveringStates(line, data, '2026-11-21');
    const rows = states.map(({ values }) =>
      cells({ ...payload, contractor: {}, specificData: toWire(line, values) }),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.at(-1)).toBe('');
  });
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadConfig } from '../../config/config.ts';
import { sqliteStore } from '../../store/sql/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { activatedIn, newcomer } from '../../store/testing/people.ts';
import { requestsCommand } from './requests-command.ts';

let DATA_DIR: string;
let store: Store;
beforeEach(async () => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'preventivo-requests-'));
  // Keep the database open, like a server that runs while the command runs.
  store = await sqliteStore(DATA_DIR);
});
afterEach(async () => {
  await store.close();
  rmSync(DATA_DIR, { recursive: true });
});

async function said(...words: readonly string[]): Promise<string> {
  let text = '';
  await requestsCommand({ DATA_DIR }, words, async (more) => {
    text += more;
  });
  return text;
}

async function send(
  contractor: object,
  createdAt = '2026-11-21T10:00:00.000Z',
  line = 'travel',
  specificData: Readonly<Record<string, unknown>> = { tipo_viaggio: 'viaggioSingolo' },
) {
  const { request, key, submitted } = newRequest({ createdAt, line });
  const payload = { ...request.payload, contractor, specificData };
  const { code } = await store.submit({ ...request, payload }, key, submitted, [
    { kind: 'brokerMail', requestId: request.id, event: 'request' },
  ]);
  return { code, id: request.id };
}
const anna = { nome: 'Anna', cognome: 'Verdi', email: 'Anna.Verdi@example.it', telefono: '333' };

describe('list', () => {
  it('list reports that no request matches', async () => {
    expect(await said('list')).toBe('No request matches.\n');
  });

  it('list shows one line per request, newest first, and how to see the rest', async () => {
    const first = await send(anna, '2026-11-20T10:00:00.000Z');
    const second = await send({ ...anna, nome: 'Bea' });
    const rows = (await said()).trimEnd().split('\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(new RegExp(`^${second.code}  2026-11-21  11:00  travel .*Bea Verdi`));
    expect(rows[2]).toContain(first.code);
    const short = await said('list', '--limit', '1');
    expect(short).not.toMatch(new RegExp(`^${first.code}`, 'm'));
    expect(short).toContain('--limit 0 shows all');
  });

  it('list shows the state and the assignee, and selects by state', async () => {
    const [first, second] = [await send(anna), await send({ ...anna, email: 'bea@example.it' })];
    await said('status', first.code, 'taken', '--assignee', 'Marta Conti');
    expect(await said('list', '--status', 'taken')).toMatch(
      new RegExp(`^${first.code}.*taken +Marta Conti`, 'm'),
    );
    const fresh = await said('list', '--status', 'new');
    expect([fresh.includes(second.code), fresh.includes(first.code)]).toEqual([true, false]);
  });

  it('list, show and export mark a request that repeats another', async () => {
    const first = await send(anna, '2026-11-21T09:00:00.000Z');
    const second = await send(anna, '2026-11-21T10:00:00.000Z');
    const rows = (await said('list')).trimEnd().split('\n');
    expect(rows[1]).toMatch(new RegExp(`^${second.code}.*repeats ${first.code}$`));
    expect(rows[2]).not.toContain('repeats');
    expect(await said('show', second.code)).toContain(`Ripete: la richiesta ${first.code}`);
    const [exported] = (await said('export')).split('\n');
    expect(JSON.parse(exported ?? '')).toMatchObject({ repeats: first.code, suspicions: [] });
    expect(await said('export', '--format', 'csv')).toContain(`repeats ${first.code}`);
  });

  it('list filters by line, days in Italy, email and code', async () => {
    // Half past midnight in Rome is still the previous day in UTC.
    const night = await send(anna, '2026-11-20T23:30:00.000Z');
    const pets = await send({ email: 'b@example.it' }, '2026-11-22T10:00:00.000Z', 'pets');
    const codes = async (...words: readonly string[]) =>
      (await said('list', '--format', 'json', ...words))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).code);
    expect(await codes('--day', '2026-11-21')).toEqual([night.code]);
    expect(await codes('--day', '2026-11-20')).toEqual([]);
    expect(await codes('--from', '2026-11-21', '--to', '2026-11-22')).toEqual([
      pets.code,
      night.code,
    ]);
    expect(await codes('--line', 'pets')).toEqual([pets.code]);
    expect(await codes('--email', 'anna.verdi@EXAMPLE.it')).toEqual([night.code]);
    expect(await codes('--code', night.code.toLowerCase())).toEqual([night.code]);
  });

  it('list prints no formulas for spreadsheets and no control sequences for terminals', async () => {
    await send({ ...anna, nome: '=HYPERLINK("http://male.example")', cognome: '\u001b[2J\u202e' });
    const [, row] = (await said('list', '--format', 'csv')).split('\r\n');
    expect(row).toContain(`"'=HYPERLINK(""http://male.example"")`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the output must not contain them
    expect(await said('list')).not.toMatch(/[\u001b\u202e]/);
  });
});

/**
 * Splits a CSV file at semicolons like a spreadsheet. A spreadsheet adds text after a closing
 * quotation mark to the cell of the quotation.
 */
const cellsOf = (text: string) =>
  [...text.matchAll(/(?:"((?:[^"]|"")*)")?([^;\r\n]*)(?:;|\r\n|$)/g)].map(
    ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest,
  );

describe('a spreadsheet that splits at semicolons', () => {
  it('a spreadsheet finds no formula after a quotation mark', async () => {
    await send({ nomeAzienda: 'Rossi;"=1+1;" "+2;Figli', email: 'info@example.it' });
    for (const words of [['list'], ['export']]) {
      const text = await said(...words, '--format', 'csv');
      expect(text).toContain('Rossi');
      for (const cell of cellsOf(text)) expect(cell).not.toMatch(/^\s*[=+\-@|%]/);
    }
  });

  it('a spreadsheet finds no formula in any cell of a list or an export', async () => {
    const told = "PC;=cmd|'/c calc'!A0; @SUM(1);server";
    await send({ ...anna, cognome: 'Verdi;=1+1' }, undefined, 'cyber', {
      dispositiviConnessi: told,
    });
    for (const words of [['list'], ['export']]) {
      const text = await said(...words, '--format', 'csv');
      expect(text).toContain('Verdi');
      for (const cell of text.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^\s*"?[=+\-@|%]/);
    }
    const [, row = ''] = (await said('export', '--format', 'csv')).split('\r\n');
    const [cell = ''] = row.match(/"\{""dispositiviConnessi.+?\}"/) ?? [];
    expect(JSON.parse(cell.slice(1, -1).replaceAll('""', '"'))).toEqual({
      dispositiviConnessi: told,
    });
  });
});

describe('texts with invisible characters', () => {
  /** Controls (C0, DEL, C1), directions, zero widths, separators, and a tag beyond 16 bits. */
  const unseen = '\u001b\u007f\u009b\u202e\u2066\u200b\ufeff\u2028\u2029\u{e0041}';
  const isUnseen = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/u;
  const nome = `Anna${unseen}`;
  /** Texts at several levels of a body, like the texts of consents. */
  const specificData = { consensi: [{ testo: `Acconsento${unseen}=1+1` }] };

  it.each([
    ['export', []],
    ['list', ['--format', 'json']],
    ['show', ['--format', 'json']],
  ])(
    'invisible characters are escaped in the JSON of %s, which parses to the same texts',
    async (command, more) => {
      const { code } = await send({ ...anna, nome }, undefined, 'travel', specificData);
      const text = await said(command, ...(command === 'show' ? [code] : []), ...more);
      expect(text).not.toMatch(isUnseen);
      const read = JSON.parse(text);
      if (command === 'list') expect(read.name).toBe(`${nome} Verdi`);
      else expect(read).toMatchObject({ contractor: { nome }, specificData });
    },
  );

  it('invisible characters become spaces in CSV cells, and are escaped in CSV cells with JSON', async () => {
    await send({ ...anna, nome }, undefined, 'travel', specificData);
    expect(await said('list', '--format', 'csv', '--csv', 'rfc4180')).toContain(',Anna  Verdi,');
    const text = await said('export', '--format', 'csv', '--csv', 'rfc4180');
    const [, row = '', ...rest] = text.split('\r\n');
    expect(rest).toEqual(['']);
    expect(row).not.toMatch(isUnseen);
    const [cell = ''] = row.match(/"\{""consensi.+?\}\]\}"/) ?? [];
    expect(JSON.parse(cell.slice(1, -1).replaceAll('""', '"'))).toEqual(specificData);
  });

  it('invisible characters do not hide formulas', async () => {
    await send({ ...anna, nome: '\u200b=1+1', cognome: 'Verdi;\u2066\u200b@SUM(1)' });
    const text = await said('list', '--format', 'csv');
    expect(text).toContain("' =1+1");
    for (const cell of text.slice(1).split(/[;\r\n]/)) expect(cell).not.toMatch(/^\s*"?[=+\-@|%]/);
  });
});

describe('CSV file', () => {
  const bytesOf = async (...words: readonly string[]) => Buffer.from(await said(...words));

  it.each(['list', 'export'])(
    'a CSV file from %s opens in Italian Excel: byte order mark, semicolons, accents',
    async (command) => {
      await send({ ...anna, nome: 'Nicolò', cognome: 'Müller', comuneNascita: 'CANTÙ (CO)' });
      const bytes = await bytesOf(command, '--format', 'csv');
      expect([...bytes.subarray(0, 8)]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('code;')]);
      expect(bytes.includes(Buffer.from([0xc3, 0xb2, 0x20, 0x4d, 0xc3, 0xbc]))).toBe(true);
      // The file has exactly one byte order mark.
      expect(bytes.lastIndexOf(Buffer.from([0xef, 0xbb, 0xbf]))).toBe(0);
    },
  );

  it.each(['list', 'export'])(
    'a CSV file from %s has commas and no byte order mark for other programs',
    async (command) => {
      await send(anna);
      const bytes = await bytesOf(command, '--format', 'csv', '--csv', 'rfc4180');
      expect(bytes.subarray(0, 5).toString()).toBe('code,');
    },
  );

  it('an exported CSV file contains the agreement, language, ids of the sales system and receipt', async () => {
    await send(anna);
    const [heading = '', row = ''] = (await said('export', '--format', 'csv')).split('\r\n');
    expect(heading).toContain(
      ';convenzione;language;sfUserId;sfContractorPersonId;consentReceiptId;accountId;sfAccountId;utm_source;',
    );
    expect(heading).toContain(';gclid;referrer;landing;status;assignee;note;contractor;');
    // The request has no receipt.
    expect(row).toContain(';1;it;;;;');
  });
});

describe('CSV file of one line', () => {
  it('a CSV file of one line has a column per question; a CSV file of all lines has no such columns', async () => {
    await send(anna);
    await send(anna, undefined, 'pets', { nome: 'Fido' });
    const [heading = '', row = '', ...more] = (
      await said('export', '--format', 'csv', '--line', 'travel')
    ).split('\r\n');
    expect(more).toEqual(['']);
    const at = heading.split(';').indexOf('specificData.tipo_viaggio');
    expect(row.split(';')[at]).toBe('viaggioSingolo');
    const all = await said('export', '--format', 'csv');
    expect(all).not.toContain('specificData.');
    expect(all.trimEnd().split('\r\n')).toHaveLength(3);
  });
});

describe('show', () => {
  it('show prints each answer with its question and the labels of its line', async () => {
    const { code, id } = await send(anna);
    for (const named of [code, code.toLowerCase(), id]) {
      const shown = await said('show', named);
      expect(shown).toContain(`Codice della richiesta: ${code}`);
      expect(shown).toContain('- Nome: Anna');
      expect(shown).toContain('Viaggio singolo');
      expect(shown).not.toContain('Una risposta a questa email');
    }
    expect(JSON.parse(await said('show', code, '--format', 'json'))).toMatchObject({
      code,
      contractor: anna,
    });
  });
});

describe('export', () => {
  it('export writes all requests, without the hashes of their keys', async () => {
    for (let count = 0; count < 205; count += 1) await send(anna);
    const exported = (await said('export', '--line', 'travel')).trimEnd().split('\n');
    expect(exported).toHaveLength(205);
    expect(JSON.parse(exported[0] ?? '')).toMatchObject({ contractor: anna, receipt: null });
    expect(exported.join()).not.toContain('keyHash');
    expect((await said('export', '--format', 'csv')).trimEnd().split('\r\n')).toHaveLength(206);
  });
});

describe('erase', () => {
  it('erase prints what it would remove, and removes it only with --yes', async () => {
    const { code, id } = await send(anna);
    expect(await said('erase', code)).toContain(`Would remove:\n  request ${code}, ${id}`);
    expect(await store.quoteRequest(id)).toBeDefined();
    expect(await said('erase', code, '--yes')).toContain(
      'In all: 1 requests, 1 idempotency keys, 1 deliveries, 0 accounts',
    );
    expect(await store.quoteRequest(id)).toBeUndefined();
  });

  it('erase removes all requests of an email with its account, and keeps those of others', async () => {
    const { account } = await activatedIn(store);
    const { email } = account;
    const [own, other] = [await send({ email }), await send(anna)];
    expect(await said('erase', '--email', email.toUpperCase(), '--yes')).toMatch(
      /1 requests, .*1 accounts, 1 saved records, 0 sessions, 1 links/,
    );
    expect(await store.accounts.byEmail(email)).toBeUndefined();
    expect(await store.quoteRequest(own.id)).toBeUndefined();
    expect(await store.quoteRequest(other.id)).toBeDefined();
  });

  it('erase removes more than one batch of requests of an email', async () => {
    const email = 'anna.conti@example.it';
    const sent = [];
    while (sent.length < 201) sent.push(await send({ email }));
    expect(await said('erase', '--email', email, '--yes')).toContain('In all: 201 requests');
    const left = await Promise.all(sent.map(({ id }) => store.quoteRequest(id)));
    expect(left.filter((request) => request !== undefined)).toEqual([]);
  });

  it('erase reports an unknown request instead of success', async () => {
    await expect(said('erase', 'BCD-1234', '--yes')).rejects.toThrow(
      'No request and no account is kept under that: nothing was removed.',
    );
  });

  it('erase reports what remains of a registration, and until when', async () => {
    const registration = newcomer();
    await store.accounts.register(registration, [], 1);
    const stays = /A registration that nobody activated, .* are gone after 24 hours/;
    await expect(said('erase', '--email', registration.email, '--yes')).rejects.toThrow(stays);
    const { code } = await send(anna);
    expect(await said('erase', code, '--yes')).toMatch(stays);
  });
});

describe('invalid arguments', () => {
  it.each([
    [['remove'], /Takes:/],
    [['list', 'KMR-4821'], /Takes:/],
    [['list', '--colour', 'red'], /--colour[\s\S]*Takes:/],
    [['list', '--line', 'trevel'], /--line takes one of: bicycle, /],
    [['list', '--day', '21/11/2026'], /A day is written year-month-day/],
    [['list', '--day', '2026-11-21', '--from', '2026-11-20'], /Take --day, or --from and --to/],
    [['list', '--from', '2026-11-22', '--to', '2026-11-21'], /not after/],
    [['list', '--email', 'anna'], /--email takes one address/],
    [['list', '--limit', 'all'], /--limit takes a whole number/],
    [['list', '--format', 'xlsx'], /--format takes one of: table, json, csv/],
    [['export', '--format', 'table'], /--format takes one of: json, csv/],
    [['list', '--csv', 'tab'], /--csv takes one of: excel-it, rfc4180/],
    [['show', 'KMR-4821', '--format', 'csv'], /--format takes one of: table, json\./],
    [['erase', 'KMR-4821', '--format', 'json'], /--format takes one of: table\./],
    [['show'], /show takes the code/],
    [['show', 'KMR4821'], /named by its code/],
    [['show', 'KMR-4821'], /No request has this code/],
    [['erase', '--yes'], /erase takes the code or the id/],
    [['erase', '--line', 'travel', '--yes'], /erase takes the code or the id/],
    [['erase', '--email', 'a@example.it', '--line', 'pets'], /take nothing else with it/],
  ] as const)('the requests command rejects %j with one sentence', async (words, sentence) => {
    await expect(said(...words)).rejects.toThrow(BadConfig);
    await expect(said(...words)).rejects.toThrow(sentence);
  });
});

describe('a folder without a database', () => {
  it.each([[['list']], [['erase', '--email', 'anna.verdi@example.it']]])(
    'the requests command %j reports a folder without a database, and creates none',
    async (words) => {
      const mistyped = join(DATA_DIR, 'mistyped');
      const looking = requestsCommand({ DATA_DIR: mistyped }, words, async () => {});
      await expect(looking).rejects.toThrow(`There is no database in DATA_DIR (${mistyped}).`);
      expect(existsSync(mistyped)).toBe(false);
    },
  );
});

describe('status', () => {
  it('status prints and changes the state, the assignee and the note of a request', async () => {
    const { code, id } = await send(anna);
    expect(await said('status', code)).toBe(`${code}: new\n`);
    const words = ['taken', '--assignee', ' Marta Conti ', '--note', 'Dopo le 18'];
    const taken = `${code}: taken; assigned to Marta Conti; Dopo le 18\n`;
    expect(await said('status', code.toLowerCase(), ...words)).toBe(taken);
    expect(await said('status', id)).toBe(taken);
    expect(await said('status', code, 'answered', '--note', '')).toBe(
      `${code}: answered; assigned to Marta Conti\n`,
    );
    expect(await said('show', code)).toContain('answered · Marta Conti');
    expect(JSON.parse(await said('show', code, '--format', 'json')).handling).toMatchObject({
      ...{ status: 'answered', assignee: 'Marta Conti', note: '' },
      ...{ revision: 2, changedBy: 'command' },
    });
  });

  it.each([
    [['status'], 'status takes the code'],
    [['status', 'KMR-4821', 'open'], 'A state is one of: new, taken, answered, lost.'],
    [['status', 'KMR-4821', 'lost'], 'No request has this code'],
    [['status', 'KMR-4821', 'lost', 'new'], 'Takes:'],
    [['status', 'KMR-4821', '--note', 'a'.repeat(2001)], '--note takes at most 2000 characters.'],
    [['list', '--status', 'open'], 'A state is one of'],
    [['show', 'KMR-4821', 'lost'], 'Takes:'],
  ])('%j is refused with one sentence', async (words, sentence) => {
    await expect(said(...words)).rejects.toThrow(sentence);
  });
});

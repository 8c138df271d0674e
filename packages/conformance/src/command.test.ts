import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines } from '@preventivo/api/lines';
import { createBackEnd } from '@preventivo/testing';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking } from './asking.ts';
import { conformanceCommand } from './command.ts';
import { notFound } from './faults.fixture.ts';
import { mailsIn } from './mail-folder.ts';
import { mailedLink } from './people.ts';

const today = '2026-11-21';
const base = 'http://back-end.test';

async function run(...words: string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const streams = {
    out: (text: string) => out.push(text),
    error: (text: string) => error.push(text),
  };
  const code = await conformanceCommand(words, streams);
  return { code, out: out.join('\n'), error: error.join('\n') };
}

const { travel } = lines;
beforeEach(() => {
  const backEnd = createBackEnd({ lines: travel ? [travel] : [], today });
  vi.stubGlobal('fetch', backEnd.fetch);
});

describe('preventivo-conformance', () => {
  it('preventivo-conformance prints its usage and the list of its checks', async () => {
    const help = await run('--help');
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('--lines <which>')]);
    const { out } = await run('--list');
    expect(out).toContain('submit/same-key-twice: the same request under the same key');
  });

  it('preventivo-conformance lists the necessary checks first, and those with hostile bodies last', async () => {
    const ids = (await run('--list')).out.split('\n').map((line) => line.split(':')[0] ?? '');
    const firstHostile = ids.findIndex((id) => id.includes('hostile/'));
    expect(ids[0]).toBe('<line> lists/offered');
    expect(ids.slice(firstHostile).every((id) => id.includes('hostile/'))).toBe(true);
    expect(ids.indexOf('<line> submit/right')).toBeLessThan(ids.indexOf('accounts/activation'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('a back end with only the necessary calls passes --level minimum in strict mode', async () => {
    const served = globalThis.fetch;
    const necessary =
      /\/(enums\/\w+|location\/find(Comune|Cap)|contractor|save|submit|quote-request\/recall-me)$/;
    vi.stubGlobal('fetch', (async (input, init) =>
      necessary.test(new URL(String(input)).pathname)
        ? served(input, init)
        : notFound()) satisfies typeof fetch);
    const words = [base, '--lines', 'travel', '--today', today, '--level', 'minimum', '--strict'];
    const { code, out } = await run(...words);
    expect(out).not.toMatch(/^(not tried|does not fit)/m);
    expect(code).toBe(0);
    for (const group of ['lists', 'places', 'contractor', 'pages', 'submit', 'recall'])
      expect(out).toMatch(new RegExp(`^${group} +[1-9]\\d* fit, 0 do not, 0 not tried$`, 'm'));
    expect(out).not.toMatch(/^(hostile|accounts|drafts) /m);
    expect((await run('--list', '--level', 'minimum')).out).not.toContain('hostile/');
  });

  it('the table of docs/own-back-end.md lists each check of --level minimum', async () => {
    const page = readFileSync(new URL('../../../docs/own-back-end.md', import.meta.url), 'utf8');
    const table = page.split('\n').filter((line) => /^\| `(GET|POST) /.test(line));
    expect(table).toHaveLength(7);
    const { out } = await run('--list', '--level', 'minimum');
    for (const [, id = '', group] of out.matchAll(/^<line> ((\w+)\/[\w-]+):/gm))
      expect(
        table.some((row) => row.includes(`\`${id}\``) || row.includes(`\`${group}/…\``)),
        id,
      ).toBe(true);
  });

  it('preventivo-conformance ends its report with one line per group, and one line for the whole run', async () => {
    const { out } = await run(base, '--today', today, '--only', 'submit/right,unknown-line');
    expect(out.split('\n').slice(-5)).toEqual([
      '',
      'lines     0 fit, 0 do not, 16 not tried',
      'submit    1 fit, 0 do not, 0 not tried',
      'envelope  1 fit, 0 do not, 0 not tried',
      `${base}: 2 fit, 0 do not, 16 not tried.`,
    ]);
  });

  it('preventivo-conformance exits with 0 if all checks pass, and lists them', async () => {
    const { code, out } = await run(base, '--today', today, '--only', 'submit/right,unknown-line');
    expect(code).toBe(0);
    expect(out).toContain('ok            travel submit/right: a request that is right is kept');
    expect(out).toContain(`${base}: 2 fit, 0 do not, 16 not tried.`);
  });

  it('preventivo-conformance checks the lines that the back end serves, and reports its other lines as not tried', async () => {
    const { out } = await run(base, '--only', 'lists/unknown');
    expect(out).toContain('ok            travel lists/unknown');
    expect(out).toMatch(/not tried +boat: .*\n +not tried: this back end does not serve the line/);
  });

  it('preventivo-conformance exits with 1 in strict mode if a check was not tried', async () => {
    const words = [base, '--lines', 'travel', '--only', 'accounts/activation'];
    const relaxed = await run(...words);
    expect([relaxed.code, relaxed.out]).toEqual([0, expect.stringContaining('--mails')]);
    expect((await run(...words, '--strict')).code).toBe(1);
  });

  it('preventivo-conformance exits with 1 if the back end does not serve a line named in --lines, also with JSON output', async () => {
    const words = [base, '--lines', 'boat', '--only', 'submit/right', '--json'];
    const { code, out } = await run(...words);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      fits: 0,
      misfits: 1,
      outcomes: [
        { check: 'boat submit/right', result: 'does not fit', got: 'status 404 NOT_FOUND' },
      ],
    });
  });

  it.each([
    ['no address', [], 'Which back end?'],
    ['what is no address', ['ftp://x'], 'is no http or https address'],
    ['a word it does not know', [base, '--linse', 'x'], "Unknown option '--linse'"],
    ['a line nobody knows', [base, '--lines', 'travle'], 'neither a file nor a line'],
    ['a folder that is not there', [base, '--mails', '/nowhere/at/all'], 'there is no folder'],
    ['an origin with a path', [base, '--origin', 'https://a.example/b'], '--origin takes'],
    ['a level it does not have', [base, '--level', 'some'], '--level takes minimum or all.'],
    [
      'a check that is not at the level',
      [base, '--lines', 'travel', '--level', 'minimum', '--only', 'hostile/'],
      'no check has a name with hostile/ at --level minimum',
    ],
    ['a day that is none', [base, '--today', 'oggi'], '--today takes a day'],
    [
      'a check nobody has',
      [base, '--lines', 'travel', '--only', 'oroscopo'],
      'no check has a name',
    ],
  ])('preventivo-conformance exits with 2 and a message for %s', async (_, words, sentence) => {
    const { code, error } = await run(...words);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
  });

  it('preventivo-conformance exits with 2 if the back end does not respond', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await run(base)).toMatchObject({
      code: 2,
      error: `Nothing answers at ${base}. Is the back end running?`,
    });
  });
});

describe('runConformance against a failing back end', () => {
  it('runConformance reports that the connection of one line is closed, and checks the other lines', async () => {
    const served = globalThis.fetch;
    const closing: typeof fetch = (input, init) =>
      String(input).includes('/api/boat/')
        ? Promise.reject(new TypeError('fetch failed'))
        : served(input, init);
    vi.stubGlobal('fetch', closing);
    const { code, out } = await run(base, '--only', 'travel lists/unknown,boat lists/unknown');
    expect(code).toBe(1);
    expect(out).toContain('ok            travel lists/unknown');
    expect(out).toMatch(
      /does not fit +boat lists\/unknown: .*\n.*\n +expected: an answer within 20 s/,
    );
  });

  it('runConformance reports a timeout if the back end sends no response', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    await expect(asking(base, silent, 10)('/api/travel/enums/stati')).rejects.toMatchObject({
      expected: 'an answer within 0.01 s',
      got: 'none (TIMEOUT)',
    });
  });
});

describe('mailsIn', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-mails-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('mailsIn decodes the link of a mail in each encoding that a part of a mail can have', async () => {
    const border = 'parte-1';
    const plain = 'Apri http://back-end.test/api/users/activate?token=12ab-_9.';
    const html = '<a href=3D"http://back-end.test/api/users/activate?token=3D12ab-_9=\r\n">qui</a>';
    const mail = [
      'Subject: Attiva il tuo profilo',
      'To: "Marco Bianchi"',
      ' <marco@example.org>',
      `Content-Type: multipart/alternative; boundary="${border}"`,
      ...['', `--${border}`, 'Content-Type: text/plain', '', plain],
      ...[`--${border}`, 'Content-Transfer-Encoding: quoted-printable', '', html, `--${border}--`],
    ];
    writeFileSync(join(folder, '1.eml'), mail.join('\r\n'));
    const kit = { mails: mailsIn(folder), ask: asking(base, fetch), today };
    expect(await mailedLink(kit, 'marco@example.org', 'activation')).toBe(
      '/api/users/activate?token=12ab-_9',
    );
    expect((await mailsIn(folder)('marco@example.org')).join()).toContain('token=12ab-_9">qui');
  });

  it('mailsIn returns no mails if the folder does not exist yet', async () => {
    expect(await mailsIn(join(folder, 'later'))('marco@example.org')).toEqual([]);
  });
});

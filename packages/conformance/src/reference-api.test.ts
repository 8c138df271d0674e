import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines } from '@preventivo/api/lines';
import { startServer } from '@preventivo/api/server';
import { defineLine, whole } from '@preventivo/core';
import { createBackEnd } from '@preventivo/testing';
import { describe, expect, it } from 'vitest';
import { outcomeLines, type Report, runConformance } from './index.ts';
import { mailsIn } from './mail-folder.ts';

const today = '2026-11-21';
const origin = 'https://www.example.org';
const every = Object.values(lines);
const crm = { name: 'crm', scope: 'write', secret: 'w'.repeat(32) } as const;

const said = ({ outcomes }: Report, result: Report['outcomes'][number]['result']) =>
  outcomes.filter((outcome) => outcome.result === result).map(outcomeLines);

describe('the reference API', () => {
  it('the reference API in memory passes all checks for every line, except those that cannot run there', async () => {
    const backEnd = createBackEnd({
      lines,
      today,
      config: { corsOrigins: [origin], requestTokens: [crm] },
    });
    const report = await runConformance({
      base: 'http://back-end.test',
      lines: every,
      fetch: backEnd.fetch,
      mails: async (to) =>
        (await backEnd.mails()).filter((mail) => mail.to === to).map(({ link }) => link),
      origin,
      requestsToken: crm.secret,
      today,
    });
    expect(said(report, 'does not fit')).toEqual([]);
    expect(report.fits).toBeGreaterThan(900);
    // Compare the complete list of skipped checks. Otherwise this test would not notice another
    // skipped check.
    const why = report.outcomes.filter(({ result }) => result === 'not tried');
    expect(why.map(({ check }) => check)).toEqual([
      'health drafts/other-line',
      'injury drafts/other-line',
    ]);
    // All emails have the domain example.org, so that an operator can find the test data in a
    // database.
    const emails = (await backEnd.requests()).map(
      ({ payload }) => Object(payload.contractor).email,
    );
    expect(emails.length).toBeGreaterThan(50);
    expect(emails.filter((email) => !email.endsWith('example.org'))).toEqual([]);
  }, 120_000);

  it('the reference API passes if the tokens of its links contain a dash, as in base64url', async () => {
    const backEnd = createBackEnd({ lines, today });
    const dashed = (token: string) => `${token.slice(0, 20)}-${token.slice(20)}`;
    const report = await runConformance({
      base: 'http://back-end.test',
      lines: [],
      // The test has added a dash to the token in the mail. Remove the dash, because the API issued
      // the token without it.
      fetch: (input, init) => {
        const { body } = init ?? {};
        const inside =
          typeof body === 'string' ? { body: body.replace(/(\w{20})-(\w{44})/, '$1$2') } : {};
        return backEnd.fetch(String(input).replace(/(token=\w{20})-/, '$1'), {
          ...init,
          ...inside,
        });
      },
      mails: async (to) =>
        (await backEnd.mails())
          .filter((mail) => mail.to === to)
          .map(({ link }) => link.replace(/\w{64}/, dashed)),
      only: ['password/'],
      today,
    });
    expect(said(report, 'does not fit')).toEqual([]);
    expect(report.fits).toBe(3);
  });

  it('the reference API passes with a line that insures companies only', async () => {
    const fleet = defineLine({
      id: 'fleet',
      title: 'Flotta',
      about: 'I mezzi di una ditta.',
      pictogram: 'M0 0h24',
      contractor: { types: ['giuridica'] },
      fields: {
        mezzi: whole({
          label: 'Quanti?',
          code: 'MEZZI',
          error: 'Indicare quanti',
          limits: { from: 1, to: 9 },
        }),
      },
      pages: [{ id: 'mezzi', title: 'I mezzi' }],
    });
    const { fetch } = createBackEnd({ lines: [fleet], today });
    const report = await runConformance({
      base: 'http://back-end.test',
      lines: [fleet],
      fetch,
      today,
      only: ['fleet '],
    });
    expect(said(report, 'does not fit')).toEqual([]);
  });

  it('the reference API passes as a server with SQLite, when the checks read its mails from a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'preventivo-conformance-'));
    const server = await startServer({
      env: {
        PORT: '0',
        DATA_DIR: folder,
        RATE_LIMITS: 'off',
        CORS_ORIGINS: origin,
        REQUESTS_TOKENS: `crm:write:${crm.secret}`,
      },
      log: () => {},
    });
    try {
      const report = await runConformance({
        base: server.address,
        lines: every.slice(0, 3),
        mails: mailsIn(join(folder, 'mail')),
        origin,
        requestsToken: crm.secret,
      });
      expect(said(report, 'does not fit')).toEqual([]);
      expect(report.outcomes.filter(({ result }) => result === 'not tried')).toHaveLength(0);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { BadConfig } from '../../config/config.ts';
import { sqliteStore } from '../../store/sql/sqlite.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { apiCommand, apiRequestsCommand } from './api-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = async (...words: string[]) => {
  const error = await apiCommand(words, {}).catch((reason: unknown) => reason);
  if (!(error instanceof BadConfig)) throw new Error('It was carried out.');
  return error.message;
};

describe('preventivo-api', () => {
  it('preventivo-api prints its usage with --help', async () => {
    const { said, server } = await apiCommand(['--help'], {});
    expect(server).toBeUndefined();
    for (const word of ['--lines', '--port', '--host', '--data-dir', '--cors'])
      expect(said).toContain(word);
  });

  it('preventivo-api prints its version', async () => {
    expect((await apiCommand(['--version'], {})).said).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('preventivo-api serves only the named lines on the given port', async () => {
    // Suppress the log of the server.
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const words = ['--lines', 'travel', '--port', '0', '--data-dir', folder];
    const { said, server } = await apiCommand(words, { PORT: '1' });
    try {
      expect(said).toContain(`Preventivo answers at ${server?.address}\nLine: travel\n`);
      const list = (line: string) => fetch(`${server?.address}/api/${line}/enums/sesso`);
      expect((await list('travel')).status).toBe(200);
      expect((await list('boat')).status).toBe(404);
    } finally {
      await server?.stop();
    }
  });

  it('preventivo-api names the option with an invalid value', async () => {
    expect(await refusal('--port', 'abc', '--data-dir', folder)).toBe(
      '--port (PORT) takes a whole number from 0 to 65535.',
    );
    expect(await refusal('--cors', 'everybody', '--data-dir', folder)).toContain(
      '--cors (CORS_ORIGINS) takes origins',
    );
  });

  it('preventivo-api rejects an unknown option and prints the valid ones', async () => {
    const said = await refusal('--linse', 'travel');
    expect(said).toContain("Unknown option '--linse'");
    expect(said).toContain('--lines <which>');
  });
});

describe('preventivo-api requests', () => {
  const said = async (...words: string[]) => {
    let text = '';
    await apiRequestsCommand(words, {}, async (more) => {
      text += more;
    });
    return text;
  };

  it('preventivo-api requests shows the requests of the given folder and lines', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    const { request, key, submitted } = newRequest({ line: 'travel' });
    const store = await sqliteStore(own);
    const { code } = await store.submit(request, key, submitted, []);
    await store.close();
    expect(await said('list', '--data-dir', own)).toContain(`${code}  `);
    expect(await said('list', `--data-dir=${own}`, '--lines', 'travel')).toContain(`${code}  `);
    const other = said('list', '--line', 'travel', '--lines', 'boat', '--data-dir', own);
    await expect(other).rejects.toThrow('--line takes one of: boat.');
  });

  it('preventivo-api requests prints its usage, and names an option without a value', async () => {
    expect(await said('--help')).toContain('erase <code or id>');
    await expect(said('list', '--data-dir')).rejects.toThrow('--data-dir takes a value.');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { BadConfig } from '../../config/config.ts';
import { apiCommand } from './api-command.ts';

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

  it('preventivo-api serves built pages, and the files of the element to other origins', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const [pages, embed] = [join(folder, 'pages'), join(folder, 'static')];
    for (const made of [pages, embed]) mkdirSync(made);
    writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Ombrelli</title>');
    writeFileSync(join(embed, 'preventivo.js'), 'export {};');
    const sites = ['--site', pages, '--site', `/embed=${embed}`];
    const data = ['--data-dir', join(folder, 'data')];
    const { said, server } = await apiCommand(['--port', '0', ...data, ...sites], {});
    try {
      expect(said).toContain(`Pages: ${server?.address}/embed/ (${embed})`);
      const page = await fetch(`${server?.address}/`);
      expect(await page.text()).toContain('Ombrelli');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const script = await fetch(`${server?.address}/embed/preventivo.js`);
      expect(script.headers.get('access-control-allow-origin')).toBe('*');
      expect((await fetch(`${server?.address}/health`)).status).toBe(200);
    } finally {
      await server?.stop();
    }
  });

  it('preventivo-api rejects a folder of pages that does not exist', async () => {
    expect(await refusal('--site', '/=missing', '--data-dir', folder)).toBe(
      '--site /=missing: there is no folder missing.',
    );
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

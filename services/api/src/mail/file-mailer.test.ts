import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Undeliverable } from './mail.ts';
import { fileMailer } from './mailers.ts';

let folder: string;
let written: string[];
const from = { name: 'Preventivo', address: 'noreply@preventivo.invalid' };
const mail = { to: 'giulia.ferri@example.it', subject: 'Attiva il profilo', text: 'Ciao Giulia' };

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'preventivo-mail-')), 'mail');
  written = [];
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(folder, '..'), { recursive: true });
});
const mailer = () => fileMailer(folder, from, (file) => written.push(file));

describe('a mail as a file', () => {
  it('the name of a mail file has its time and id, and only its owner can read it', async () => {
    await mailer().send(mail, { id: '4f3c2a1b' });
    expect(readdirSync(folder)).toEqual(['20261121T100000000Z-4f3c2a1b.eml']);
    expect(written).toEqual(readdirSync(folder));
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([modeOf(folder), modeOf(join(folder, written[0] ?? ''))]).toEqual([0o700, 0o600]);
  });

  it('a mail file has the headers and body that mail programs read', async () => {
    await mailer().send(mail, { id: '4f3c2a1b' });
    const text = readFileSync(join(folder, written[0] ?? ''), 'utf8');
    expect(text).toContain('From: Preventivo <noreply@preventivo.invalid>\r\n');
    expect(text).toContain('To: giulia.ferri@example.it\r\n');
    expect(text).toContain('Subject: Attiva il profilo\r\n');
    expect(text).toContain('Message-ID: <4f3c2a1b@preventivo.invalid>\r\n');
    expect(text).toMatch(/\r\n\r\nCiao Giulia/);
  });

  it('a mail file contains text and HTML with the reply address', async () => {
    const html = '<p>Ciao <strong>Giulia</strong></p>';
    await mailer().send({ ...mail, html, replyTo: 'ciao@broker.example' });
    const text = readFileSync(join(folder, written[0] ?? ''), 'utf8');
    expect(text).toContain('Reply-To: ciao@broker.example\r\n');
    expect(text).toContain('Content-Type: multipart/alternative;');
    const [plain, drawn] = ['text/plain', 'text/html'].map((type) =>
      text.indexOf(`Content-Type: ${type}; charset=utf-8`),
    );
    // The HTML must come last: mail programs show the last part that they support.
    expect(plain).toBeGreaterThan(0);
    expect(drawn).toBeGreaterThan(plain ?? 0);
    expect(text).toContain(html);
  });

  it('an interrupted write leaves no mail file', async () => {
    const name = '20261121T100000000Z-4f3c2a1b.eml';
    // Block the rename. The temporary file then stays, as after a crash.
    mkdirSync(join(folder, name), { recursive: true });
    await expect(mailer().send(mail, { id: '4f3c2a1b' })).rejects.toThrow();
    expect(readdirSync(folder)).toHaveLength(2);
    expect(readdirSync(folder).filter((file) => file.endsWith('.eml'))).toEqual([name]);
  });

  it('two mails that are sent at the same time get unique file names', async () => {
    await Promise.all([mailer().send(mail), mailer().send(mail)]);
    expect(new Set(written).size).toBe(2);
  });

  it.each([
    ['a second recipient', { to: 'giulia.ferri@example.it, altri@example.it' }],
    ['a header of its own', { to: 'giulia.ferri@example.it\r\nBcc: altri@example.it' }],
    ['a line break at the end', { to: 'giulia.ferri@example.it\n' }],
    ['a name beside it', { to: 'Giulia <giulia.ferri@example.it>' }],
    ['a sign that nobody sees', { to: 'giulia.ferri@example.it\u200b' }],
    ['nobody', { to: '' }],
    [
      'a header of its own where it is answered to',
      { replyTo: 'a@example.it\r\nBcc: b@example.it' },
    ],
    ['two who get its answer', { replyTo: 'a@example.it, b@example.it' }],
    ['two lines of subject', { subject: 'Attiva\r\nBcc: altri@example.it' }],
  ])(
    'a mail with %s is rejected permanently, and the error does not repeat it',
    async (_, change) => {
      const sent = mailer().send({ ...mail, ...change });
      await expect(sent).rejects.toThrow(Undeliverable);
      await expect(sent).rejects.not.toThrow(/example\.it/);
      expect(written).toEqual([]);
    },
  );
});

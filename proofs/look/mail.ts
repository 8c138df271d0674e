import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the newest mail to an address as a mail program shows it: its HTML, or its text if it has no HTML. */
export function mailAsPage(email: string, dataDir: string): string {
  const folder = join(dataDir, 'mail');
  const mails = readdirSync(folder)
    .filter((name) => /^[^.].*\.eml$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'latin1'));
  const mail = mails.findLast((text) => text.includes(`To: ${email}`)) ?? '';
  const boundary = /boundary="?([^";\r\n]+)/.exec(mail)?.[1];
  const parts = boundary ? mail.split(`--${boundary}`) : [mail];
  const part = (type: string) => parts.find((one) => one.includes(`Content-Type: ${type}`));
  const html = part('text/html');
  if (html) return bodyOf(html);
  const text = bodyOf(part('text/plain') ?? mail);
  return `<pre style="font: 16px monospace; white-space: pre-wrap">${text.replaceAll('<', '&lt;')}</pre>`;
}

function bodyOf(part: string): string {
  const at = part.search(/\r?\n\r?\n/);
  const [head, body] = [part.slice(0, at), part.slice(at).trim()];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return Buffer.from(body, 'latin1').toString();
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

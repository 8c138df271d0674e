import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mails } from './kit.ts';

/** Mails as files `*.eml` of a folder, as the reference API writes them in `DATA_DIR/mail`; by name, the newest is last. */
export function mailsIn(folder: string): Mails {
  const texts = new Map<string, string>();
  return async (to) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names.sort())
      if (!texts.has(name)) texts.set(name, decoded(await readFile(join(folder, name), 'latin1')));
    return [...texts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .filter(([, text]) => isTo(text, to))
      .map(([, text]) => text);
  };
}

const isTo = (text: string, to: string): boolean =>
  text
    .split(/\r?\n\r?\n/, 1)
    .some((head) => new RegExp(`^to:.*${to.replaceAll('.', '\\.')}`, 'im').test(head));

/** A mail as it reads: what is quoted printable or base64 in it is written out. */
function decoded(mail: string): string {
  const parts = mail.replace(
    /^content-transfer-encoding: base64[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/gim,
    (_, text: string) => `\n\n${Buffer.from(text, 'base64').toString('utf8')}\n`,
  );
  if (!/^content-transfer-encoding: quoted-printable/im.test(parts)) return parts;
  return parts
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

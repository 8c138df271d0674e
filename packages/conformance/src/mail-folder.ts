import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mails } from './kit.ts';

/**
 * Reads mails from the `*.eml` files of a folder, such as `DATA_DIR/mail` of the reference API. The
 * file names must sort by time, oldest first.
 */
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

const isTo = (text: string, to: string): boolean => {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  // Unfold header lines: a line that starts with a space or tab continues the line before.
  return new RegExp(`^to:.*${to.replaceAll('.', '\\.')}`, 'im').test(
    head.replace(/\r?\n[ \t]/g, ' '),
  );
};

/**
 * Decodes each part of a mail by the encoding that the part declares. A part without an encoding
 * stays unchanged.
 */
function decoded(mail: string): string {
  const borders = [...mail.matchAll(/\bboundary="?([^"\r\n;]+)"?/gi)].flatMap(([, border]) => [
    `--${border}`,
    `--${border}--`,
  ]);
  const parts: string[][] = [[]];
  for (const line of mail.split(/\r?\n/))
    if (borders.includes(line.trimEnd())) parts.push([]);
    else parts.at(-1)?.push(line);
  return parts.map((lines) => writtenOut(lines.join('\n'))).join('\n\n');
}

function writtenOut(part: string): string {
  const [head = '', ...rest] = part.split('\n\n');
  const [, encoding = ''] = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head) ?? [];
  const text = rest.join('\n\n');
  if (/^base64$/i.test(encoding))
    return `${head}\n\n${Buffer.from(text, 'base64').toString('utf8')}`;
  if (!/^quoted-printable$/i.test(encoding)) return part;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return `${head}\n\n${bytes}`;
}

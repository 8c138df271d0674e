import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/**
 * A header that the product's server sends too. With it, the browser starts a separate process for the page, which
 * takes 30 ms.
 */
const ownProcess = { 'cross-origin-opener-policy': 'same-origin' };

/**
 * Serves folders on loopback, each under the first part of the path. Keeps the files in memory, compressed with Brotli.
 */
export async function serveFolders(folders: Readonly<Record<string, string>>) {
  const sent = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const [, first = '', ...rest] = (request.url ?? '/').split('/');
    const name = rest.at(-1) ? rest.join('/') : 'index.html';
    const folder = folders[first];
    const type = TYPES[extname(name)];
    if (!folder || !type || name.includes('..')) {
      response.writeHead(404).end();
      return;
    }
    const packs = !name.endsWith('.woff2');
    const file = join(folder, name);
    const body = sent.get(file) ?? pack(readFileSync(file), packs);
    sent.set(file, body);
    const encoding = packs ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { 'content-type': type, ...ownProcess, ...encoding }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function pack(content: Buffer, packs: boolean): Buffer {
  return packs ? brotliCompressSync(content) : content;
}

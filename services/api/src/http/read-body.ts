import { malformed, Refusal, refusal } from '../contract/refusal.ts';
import { under } from '../contract/shape.ts';

/** The largest accepted body, in bytes. */
export const maxBodyBytes = 64 * 1024;
/** How deep objects may stand in each other; the deepest real body needs 5. */
const maxDepth = 12;

/**
 * The JSON of a request. Of two values under one name the last one counts, as everywhere `JSON.parse` reads.
 * @throws {Refusal} 415 another content type, encoding or charset, 413 a larger body, 400 what is no JSON, no UTF-8
 * or holds something no database stores
 */
export async function readBody(request: Request): Promise<unknown> {
  if (!isPlainJson(request.headers)) throw refusal('UNSUPPORTED_MEDIA_TYPE');
  const body = parse(await readText(request));
  refuseHostile(body, '', 0);
  return body;
}

/** Whether a body says that it is JSON, in UTF-8 where it says in what, and not compressed. */
function isPlainJson(headers: Headers): boolean {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charsets = parameters
    .map((one) => one.trim())
    .filter((one) => one.startsWith('charset='))
    .map((one) => one.slice('charset='.length).replaceAll('"', ''));
  const encoding = headers.get('content-encoding') ?? 'identity';
  return (
    type.trim() === 'application/json' &&
    charsets.every((one) => one === 'utf-8' || one === 'utf8') &&
    encoding.trim().toLowerCase() === 'identity'
  );
}

/**
 * What the form of a page sends. Nothing stands in what no form has sent, nor where a field holds half a character.
 * @throws {Refusal} 413 a larger body, 400 one that was cut off
 */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return new Map();
  const fields = new URLSearchParams(await readText(request));
  return new Map([...fields].filter(([, value]) => !unstorable.test(value)));
}

async function readText(request: Request): Promise<string> {
  try {
    return await readAtMost(request, maxBodyBytes);
  } catch (error) {
    // Cut off on its way, or no UTF-8.
    throw error instanceof Refusal ? error : refusal('INVALID_JSON');
  }
}

async function readAtMost(request: Request, bytes: number): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > bytes) throw refusal('BODY_TOO_LARGE');
    return utf8().decode(await request.arrayBuffer());
  }
  // Sent in chunks: no header says how much will come.
  const decoder = utf8();
  let size = 0;
  let text = '';
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > bytes) {
      await reader?.cancel();
      throw refusal('BODY_TOO_LARGE');
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Throws for bytes that are no text: nobody's name is kept with letters that were never in it. */
const utf8 = () => new TextDecoder('utf-8', { fatal: true });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('INVALID_JSON');
  }
}

/** Names that reach into every object. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);
/** Half a character, or the one no database stores in a text. */
const unstorable = /\p{Surrogate}|\0/u;

function refuseHostile(value: unknown, path: string, depth: number): void {
  if (depth > maxDepth) throw malformed({ path, reason: 'wrong' });
  if (typeof value === 'string' && unstorable.test(value))
    throw malformed({ path, reason: 'wrong' });
  // 1e999 is read as infinity, which no JSON can write again.
  if (typeof value === 'number' && !Number.isFinite(value))
    throw malformed({ path, reason: 'wrong' });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (reserved.has(key) || unstorable.test(key))
      throw malformed({ path: under(path, key), reason: 'unknown' });
    refuseHostile(inner, under(path, key), depth + 1);
  }
}

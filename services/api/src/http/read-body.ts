import { malformed, Refusal, refusal } from '../contract/refusal.ts';
import { under } from '../contract/shape.ts';

/** Maximum body size, in bytes. */
export const maxBodyBytes = 64 * 1024;
/** Maximum nesting depth; the deepest valid body needs 5. */
const maxDepth = 12;

/**
 * Reads the JSON body of a request. If a key occurs twice, uses the last value, as `JSON.parse`
 * does.
 * @throws {Refusal} 415 for another content type, encoding or charset. 413 for a larger body. 400
 * for invalid JSON or UTF-8, and for content that databases cannot store
 */
export async function readBody(request: Request): Promise<unknown> {
  if (!isPlainJson(request.headers)) throw refusal('UNSUPPORTED_MEDIA_TYPE');
  const body = parse(await readText(request));
  refuseHostile(body, '', 0);
  return body;
}

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
 * Reads a submitted HTML form. Returns an empty map for another content type, and omits fields that
 * databases cannot store.
 * @throws {Refusal} 413 for a larger body, 400 for a truncated one
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
    // The body is truncated or invalid UTF-8.
    throw error instanceof Refusal ? error : refusal('INVALID_JSON');
  }
}

async function readAtMost(request: Request, bytes: number): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > bytes) throw refusal('BODY_TOO_LARGE');
    return utf8().decode(await request.arrayBuffer());
  }
  // The body is chunked: no header declares its size.
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

/** Throws on invalid UTF-8, so that names are never stored with replacement characters. */
const utf8 = () => new TextDecoder('utf-8', { fatal: true });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('INVALID_JSON');
  }
}

/** Keys that could pollute prototypes. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);
/** A lone surrogate, or the NUL character that databases reject in text. */
const unstorable = /\p{Surrogate}|\0/u;

function refuseHostile(value: unknown, path: string, depth: number): void {
  if (depth > maxDepth) throw malformed({ path, reason: 'wrong' });
  if (typeof value === 'string' && unstorable.test(value))
    throw malformed({ path, reason: 'wrong' });
  // `JSON.parse` reads 1e999 as infinity, which JSON cannot represent.
  if (typeof value === 'number' && !Number.isFinite(value))
    throw malformed({ path, reason: 'wrong' });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (reserved.has(key) || unstorable.test(key))
      throw malformed({ path: under(path, key), reason: 'unknown' });
    refuseHostile(inner, under(path, key), depth + 1);
  }
}

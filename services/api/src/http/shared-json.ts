import type { Sha256 } from '../crypto/digest.ts';
import type { HonoContext } from './environment.ts';
import { isKnownTag } from './known-tag.ts';

interface Written {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: Promise<string>;
}

const written = new WeakMap<object, Written>();

/** Sends a constant object as JSON. Serialises the object once; all responses share the bytes. */
export async function sendShared(c: HonoContext, value: object, sha256: Sha256): Promise<Response> {
  const { bytes, etag } = written.get(value) ?? write(value, sha256);
  if (c.req.method === 'GET') {
    const tag = await etag;
    c.header('etag', tag);
    if (isKnownTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  }
  return c.body(bytes, 200, { 'content-type': 'application/json' });
}

function write(value: object, sha256: Sha256): Written {
  const json = JSON.stringify(value);
  const made = { bytes: new TextEncoder().encode(json), etag: tagOf(json, sha256) };
  written.set(value, made);
  return made;
}

const tagOf = async (json: string, sha256: Sha256) => `"${(await sha256(json)).slice(0, 32)}"`;

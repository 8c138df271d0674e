import { describe, expect, it } from 'vitest';
import { Refusal } from '../contract/refusal.ts';
import { maxBodyBytes, readBody } from './read-body.ts';

const headers = { 'content-type': 'application/json' };
const request = (body: BodyInit, init: RequestInit = {}) =>
  new Request('http://api.example/', { method: 'POST', headers, body, ...init });

async function refusalOf(asked: Request): Promise<Refusal> {
  const error = await readBody(asked).catch((reason: unknown) => reason);
  if (!(error instanceof Refusal)) throw new Error('The body was accepted.');
  return error;
}

/**
 * Creates a body of 16 KiB chunks without a declared length. Counts the chunks that the server
 * reads.
 */
function chunked(chunks: number) {
  const taken = { chunks: 0 };
  const stream = new ReadableStream({
    pull(controller) {
      if (taken.chunks === chunks) return controller.close();
      taken.chunks += 1;
      controller.enqueue(new TextEncoder().encode(' '.repeat(16 * 1024)));
    },
  });
  const init = { body: stream, duplex: 'half' } as const;
  return {
    taken,
    request: new Request('http://api.example/', { method: 'POST', headers, ...init }),
  };
}

describe('a body', () => {
  it('a body is parsed as JSON in any case of its content type and charset', async () => {
    const type = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect(await readBody(request('{"nome":"Niccolò"}', { headers: type }))).toEqual({
      nome: 'Niccolò',
    });
  });

  it.each([
    'application/json;charset=UTF-8',
    'application/json ; charset="utf-8"',
    'application/json; profile=x',
  ])('a body is accepted as %s', async (type) => {
    expect(await readBody(request('{}', { headers: { 'content-type': type } }))).toEqual({});
  });

  it.each([
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-8; charset=latin1',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('a body is rejected as %j', async (type) => {
    const asked = request('{}', { headers: { 'content-type': type } });
    expect(await refusalOf(asked)).toMatchObject({ status: 415 });
  });

  it.each(['', '{', 'nome', "{'nome': 1}", '{"a":1,}', '\u0000'])(
    'a body that is not JSON is rejected: %j',
    async (body) => {
      expect(await refusalOf(request(body))).toMatchObject({ status: 400, code: 'INVALID_JSON' });
    },
  );

  it.each(['gzip', 'br', 'deflate, gzip', 'aes128gcm'])(
    'a compressed body is rejected: %s',
    async (encoding) => {
      const asked = request('{}', { headers: { ...headers, 'content-encoding': encoding } });
      expect(await refusalOf(asked)).toMatchObject({ status: 415 });
    },
  );

  it('a body may declare that it is not compressed', async () => {
    const said = { ...headers, 'content-encoding': 'Identity' };
    expect(await readBody(request('{}', { headers: said }))).toEqual({});
  });

  it.each([
    ['a byte that begins nothing', [0xff]],
    ['half of an ò', [0xc3]],
    ['an overlong zero', [0xc0, 0x80]],
    ['half a pair of UTF-16', [0xed, 0xa0, 0x80]],
  ])('a body that is not UTF-8 is rejected: %s', async (_, bytes) => {
    const body = new Uint8Array([...Buffer.from('{"nome":"Nicol'), ...bytes, ...Buffer.from('"}')]);
    const told = { ...headers, 'content-length': String(body.length) };
    const chunks = new Request('http://api.example/', {
      method: 'POST',
      headers,
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    for (const asked of [request(body), request(body, { headers: told }), chunks])
      expect(await refusalOf(asked)).toMatchObject({ status: 400, code: 'INVALID_JSON' });
  });

  it('a body over 64 KiB is rejected; if its length is declared, the server does not read it', async () => {
    const long = request(JSON.stringify('x'.repeat(maxBodyBytes)));
    expect(await refusalOf(long)).toMatchObject({ status: 413 });
    const told = request('{}', { headers: { ...headers, 'content-length': '70000' } });
    expect(await refusalOf(told)).toMatchObject({ status: 413 });
  });

  it('the server stops reading a chunked body that is too long', async () => {
    const { taken, request: asked } = chunked(3000);
    expect(await refusalOf(asked)).toMatchObject({ status: 413 });
    expect(taken.chunks).toBeLessThan(10);
  });

  it.each([
    ['contractor.__proto__', '{"contractor":{"__proto__":{"admin":true}}}'],
    ['constructor', '{"constructor":1}'],
    ['a.0.prototype', '{"a":[{"prototype":1}]}'],
    ['__proto__', '{"\\u005f_proto__":1}'],
  ])('a body is rejected for a key that pollutes prototypes: %s', async (field, body) => {
    expect(await refusalOf(request(body))).toMatchObject({ status: 400, field });
  });

  it.each([
    ['half a character', '{"nome":"\\ud800"}'],
    ['the zero character', '{"nome":"\\u0000"}'],
    ['a number beyond all numbers', '{"nome":1e999}'],
    ['forty brackets in each other', `{"nome":${'['.repeat(40)}${']'.repeat(40)}}`],
  ])('a body is rejected for %s, which no database stores', async (_, body) => {
    expect((await refusalOf(request(body))).field).toMatch(/^nome/);
  });

  it('a truncated body is rejected', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('connection reset')),
    });
    const init = { method: 'POST', headers, body: broken, duplex: 'half' } as const;
    expect(await refusalOf(new Request('http://api.example/', init))).toMatchObject({
      status: 400,
    });
  });
});

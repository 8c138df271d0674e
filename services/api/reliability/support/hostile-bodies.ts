import fc from 'fast-check';
import { spoilt } from '../../src/testing/spoilt.ts';

export interface HostileBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Marks every hostile body. The test searches the log for it. */
export const mark = 'Zefiro';

/** Values that may break a parser at any position in a body. */
const values = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.constantFrom<unknown>(
    null,
    '',
    -1,
    -0,
    1e308,
    9_007_199_254_740_991,
    mark,
    [mark],
    { $gt: mark },
    `${mark}\u0000`,
    `${mark}'; drop table quote_request; --`,
    `<script>${mark}</script>`,
    `${mark}\r\nBcc: a@example.it`,
    '9'.repeat(400),
    mark.repeat(3000),
    mark.repeat(20_000),
    { toString: mark, valueOf: mark, toJSON: mark, length: -1 },
  ),
);

/** Texts that `JSON.stringify` never produces. Some are valid JSON, others are not. */
const raw = fc.constantFrom(
  '1e999',
  '-1e999',
  '1e-999',
  '123456789012345678901234567890.5',
  `"${mark}\\ud800"`,
  `"\\udc00${mark}"`,
  `{"__proto__":{"admin":"${mark}"}}`,
  `{"constructor":{"prototype":{"admin":"${mark}"}}}`,
  `{"a":1,"a":"${mark}"}`,
  'NaN',
  'undefined',
  `'${mark}'`,
  `"${mark}\t"`,
  `"${mark}`,
  '01',
  '[1,]',
  '',
);
const nested = fc
  .tuple(fc.integer({ min: 5, max: 15_000 }), fc.boolean())
  .map(([depth, isList]) =>
    isList
      ? `${'['.repeat(depth)}"${mark}"${']'.repeat(depth)}`
      : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  );
const texts = fc.oneof(
  { weight: 6, arbitrary: values.map((value) => JSON.stringify(value)) },
  { weight: 3, arbitrary: raw },
  { weight: 1, arbitrary: nested },
);

/** Keys that every object inherits, keys that bodies contain, and unknown keys. */
const keys = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', `${mark} ${mark}`],
  ...['contractor', 'specificData', 'privacy', 'email', 'content', 'password', 'id', 'data', '0'],
  'address',
);

const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ 'content-type': 'application/json' }) },
  fc.constantFrom<Readonly<Record<string, string>>>(
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': `application/json; charset="${mark}` },
    { 'content-type': 'text/plain' },
    { 'content-type': 'multipart/form-data; boundary=' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': `${mark}/` },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    { 'content-type': 'application/json', 'accept-language': `${mark},;q=9,${'x-'.repeat(500)}` },
    { 'content-type': 'application/json', origin: `https://${mark}.example` },
    { 'content-type': 'application/json', 'x-forwarded-for': `${mark}, 1.2.3, ::` },
    { 'content-type': 'application/json', 'idempotency-key': mark.repeat(200) },
    { 'content-type': 'application/json', traceparent: `00-${mark}-0-0` },
    { 'content-type': 'application/json', 'user-agent': mark, cookie: `a=${mark}; a=;;` },
  ),
);

/** Returns variations of a valid body. The same seed gives the same bodies. */
export function hostileBodies(right: unknown, many: number, seed: number): readonly HostileBody[] {
  const once = spoilt(right, texts, keys).map((text) => Buffer.from(text));
  const body = fc.oneof(
    { weight: 12, arbitrary: once },
    { weight: 2, arbitrary: texts.map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: fc.tuple(once, fc.nat()).map(cut) },
    {
      weight: 2,
      arbitrary: fc.tuple(once, fc.nat(), fc.integer({ min: 128, max: 255 })).map(broken),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data)) },
  );
  return fc.sample(fc.record({ body, headers }), { numRuns: many, seed });
}

const cut = ([body, at]: [Buffer<ArrayBuffer>, number]) => body.subarray(0, at % (body.length + 1));

/** Replaces one byte, so that the body is invalid UTF-8. */
function broken([body, at, byte]: [Buffer<ArrayBuffer>, number, number]) {
  const copy = Buffer.from(body);
  if (copy.length > 0) copy[at % copy.length] = byte;
  return copy;
}

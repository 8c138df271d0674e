import fc from 'fast-check';
import { submission } from '../src/testing/giulia.ts';

export interface HostileBody {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** By this a log is searched for what was sent. */
const mark = 'Zefiro';

/** Values that a program may stumble over, wherever they stand. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    '',
    mark,
    [mark],
    { $gt: mark },
    `${mark}\u0000`,
    `${mark}\ud800`,
    `${mark}'; drop table quote_request; --`,
    `<script>${mark}</script>`,
    `${mark}\r\nBcc: a@example.it`,
    -0,
    1e308,
    9_007_199_254_740_991,
    '9'.repeat(400),
    mark.repeat(3000),
    { toString: mark, constructor: mark, length: -1 },
  ),
);

/** A right body of which one value, at any depth, is another. */
const nearlyRight = fc.tuple(fc.nat(), odd).map(([at, value]) => {
  let left = at % 60;
  return JSON.stringify(submission, (_, had) => {
    left -= 1;
    return left === -1 ? value : had;
  });
});

const nested = fc
  .integer({ min: 10, max: 20_000 })
  .map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);
const named = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'contractor', 'email'), odd)
  .map(([key, value]) => `{${JSON.stringify(key)}:${JSON.stringify(value)}}`);
const cut = fc
  .tuple(nearlyRight, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, part]) => (text ?? '').slice(0, Math.floor((text ?? '').length * part)));
const texts = fc
  .oneof(
    nearlyRight,
    named,
    odd.map((value) => JSON.stringify(value)),
    cut,
    nested,
  )
  .map((text) => Buffer.from(text ?? ''));
const bytes = fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data));

const types = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 9 },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
  ),
);

/** So many bodies, the same ones each time. */
export const hostileBodies = (many: number): readonly HostileBody[] =>
  fc.sample(fc.record({ body: fc.oneof({ arbitrary: texts, weight: 9 }, bytes), type: types }), {
    numRuns: many,
    seed: 20_261_124,
  });

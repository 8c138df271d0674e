import { expect, it } from 'vitest';
import { fingerprint, webSha256 } from './digest.ts';

const of = (line: string, body: unknown) => fingerprint(webSha256, line, body);

const body = {
  a: 1,
  privacy: { flags: [{ key: 1, value: 1, last_change: '2026-11-21T09:00:00Z' }] },
};

it('equal answers have the same fingerprint, in any order and with any consent times', async () => {
  const other = { privacy: { flags: [{ last_change: 'x', value: 1, key: 1 }] }, a: 1 };
  expect(await of('travel', other)).toBe(await of('travel', body));
});

it.each([
  ['an answer', 'travel', { ...body, a: 2 }],
  ['a type', 'travel', { ...body, a: '1' }],
  ['a consent', 'travel', { ...body, privacy: { flags: [{ key: 1, value: 0 }] } }],
  ['a missing key', 'travel', { privacy: body.privacy }],
  ['the line', 'pets', body],
])('the fingerprint differs when %s differs', async (_, line, other) => {
  expect(await of(line, other)).not.toBe(await of('travel', body));
});

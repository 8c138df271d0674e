import { expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
const tokens = (REQUESTS_TOKENS?: string) => readConfig({ REQUESTS_TOKENS }).requestTokens;

it('REQUESTS_TOKENS takes one token per word, and none by default', () => {
  expect(tokens()).toEqual([]);
  expect(tokens(`crm:write:${one}\n dashboard-2:read:${other}:x `)).toEqual([
    { name: 'crm', scope: 'write', secret: one },
    { name: 'dashboard-2', scope: 'read', secret: `${other}:x` },
  ]);
});

it.each([
  ['a short secret', `crm:write:${one.slice(1)}`, 'at least 32 characters'],
  ['another scope', `crm:admin:${one}`, 'name:read:secret or name:write:secret'],
  ['no name', `write:${one}`, 'name:read:secret'],
  ['one name twice', `crm:read:${one} crm:write:${other}`, 'different names and secrets'],
  ['one secret twice', `a:read:${one} b:write:${one}`, 'different names and secrets'],
])('REQUESTS_TOKENS with %s is refused without repeating it', (_, value, sentence) => {
  expect(() => tokens(value)).toThrow(sentence);
  expect(() => tokens(value)).not.toThrow(one.slice(1));
});

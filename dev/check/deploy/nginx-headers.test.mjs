import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApi } from '@preventivo/api/workspace/testing/test-api';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

const example = readFileSync(join(root, 'docs', 'deploy', 'nginx.conf'), 'utf8');

/** Returns the rules of nginx's `map` for a variable, in order. A rule is a pattern and a value. */
const rulesOf = (variable) => {
  const [, rules = ''] = new RegExp(`map \\S.* \\$${variable} \\{([^}]+)\\}`).exec(example) ?? [];
  return [...rules.matchAll(/^\s*("[^"]+"|\S+) "?(.*?)"?;$/gm)].map(([, rule, given]) => [
    rule.replaceAll('"', ''),
    given,
  ]);
};
/**
 * The headers that nginx adds to a response, and the variable with each header's value: `['X-Content-Type-Options',
 * 'typed']`.
 */
const added = [...example.matchAll(/^ {2}add_header (\S+) \$(\w+) always;$/gm)].map(
  ([, name, variable]) => [name, variable],
);
const namesOf = (pattern) => added.filter(([name]) => pattern.test(name));
const ofPage = (variable) =>
  rulesOf(variable).find(([rule]) => /text\/html|^default$/.test(rule))?.[1];

describe('a page behind the nginx of the example', () => {
  it('a page behind the nginx of the example has the same protective headers as behind the server', async () => {
    const { headers } = await testApi().app.request('/');
    for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options']) {
      const [, variable] = added.find(([given]) => given === name) ?? [];
      expect(ofPage(variable)).toBe(headers.get(name));
    }
    const policy = ofPage('policy');
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
    expect(policy).toMatch(/frame-ancestors 'none'$/);
    expect(ofPage('referred')).toBe('same-origin');
  });

  it('no response behind the nginx of the example may run scripts, except a page', () => {
    expect(Object.fromEntries(rulesOf('policy')).default).toMatch(/^default-src 'none'; .*none'$/);
  });
});

it('nginx adds no header a second time to API responses, which have their own', () => {
  const ofAll = namesOf(/^(Cache|Content-Security|X-|Referrer|Strict)/);
  expect(ofAll).toHaveLength(5);
  for (const [, variable] of ofAll) expect(rulesOf(variable)[0]).toEqual(['~^/api/', '']);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';

/** What is shipped: no tests, no stories, nothing that only tests take. */
const sources = globSync(
  '{packages/*/src,apps/*/src,services/api/src,site/{browser,new-password}}/**/*.{ts,tsx}',
  { cwd: root, exclude: (name) => /(^|\/)(node_modules|testing)$/.test(name) },
).filter((file) => !/\.(test|stories|fixture)\./.test(file));
const codeOf = (file) =>
  readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
const filesWith = (pattern) => sources.filter((file) => pattern.test(codeOf(file))).sort();

describe('what is shipped', () => {
  it('is all looked at', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(filesWith(/createHash\('sha256'\)/)).toContain('services/api/src/site/site.ts');
  });

  it('runs no text as a program, and starts no other', () => {
    const runs =
      /\beval\(|new Function\(|\b(setTimeout|setInterval)\(\s*['"`]|child_process|node:vm\b/;
    expect(filesWith(runs)).toEqual([]);
  });

  it('takes texts into a page as texts', () => {
    const asHtml =
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|dangerouslySet|DOMParser/i;
    expect(filesWith(asHtml)).toEqual([]);
  });

  it('takes no weak digest and no weak cipher', () => {
    expect(filesWith(/['"](md5|sha-?1|des|rc4|aes-(cbc|ecb|ctr))['"-]|createCipher/i)).toEqual([]);
  });

  it('guesses nothing that nobody may guess: chance only spreads what is tried again', () => {
    expect(filesWith(/Math\.random/)).toEqual([
      'services/api/src/outbox/retry-delay.ts',
      'services/api/src/store/sql/engine.ts',
    ]);
  });

  it('reads no XML', () => {
    expect(filesWith(/xml2js|fast-xml|libxml|sax\b|XMLSerializer|parseFromString/)).toEqual([]);
  });
});

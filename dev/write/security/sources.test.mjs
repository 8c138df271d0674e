import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

/** Shipped sources, without tests, stories and test utilities. */
const sources = globSync(
  '{packages/*/src,apps/*/src,services/api/src,site/{browser,new-password}}/**/*.{ts,tsx}',
  { cwd: root, exclude: (name) => /(^|\/)(node_modules|testing)$/.test(name) },
).filter((file) => !/\.(test|stories|fixture)\./.test(file));
const codeOf = (file) =>
  readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
const filesWith = (pattern) => sources.filter((file) => pattern.test(codeOf(file))).sort();

describe('the shipped code', () => {
  it('the security checks cover every folder of shipped code', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(filesWith(/createHash\('sha256'\)/)).toContain('services/api/src/site/site.ts');
  });

  it('the shipped code executes no text as code and starts no other program', () => {
    const runs =
      /\beval\(|new Function\(|\b(setTimeout|setInterval)\(\s*['"`]|child_process|node:vm\b/;
    expect(filesWith(runs)).toEqual([]);
  });

  it('the shipped code inserts texts into a page as text', () => {
    const asHtml =
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|dangerouslySet|DOMParser/i;
    expect(filesWith(asHtml)).toEqual([]);
  });

  it('the shipped code uses no weak digest and no weak cipher', () => {
    expect(filesWith(/['"](md5|sha-?1|des|rc4|aes-(cbc|ecb|ctr))['"-]|createCipher/i)).toEqual([]);
  });

  it('the shipped code uses Math.random only to spread retries, never for a secret', () => {
    expect(filesWith(/Math\.random/)).toEqual([
      'services/api/src/outbox/retry-delay.ts',
      'services/api/src/store/sql/engine.ts',
    ]);
  });

  it('the shipped code parses no XML', () => {
    expect(filesWith(/xml2js|fast-xml|libxml|sax\b|XMLSerializer|parseFromString/)).toEqual([]);
  });
});

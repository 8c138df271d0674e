import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptOnDevice } from '@preventivo/core/workspace/device/erase/kept-on-device';
import * as names from '@preventivo/core/workspace/device/names';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { kept, looking } from './browser.mjs';
import { page } from './page.mjs';
import { readSchema } from './schema.mjs';
import { tables } from './tables.mjs';

const schema = await readSchema();
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const codeOf = (file) => textOf(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '');
const sources = globSync('{packages/*/src,apps/*/src,site/{browser,new-password}}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /node_modules/.test(name),
}).filter((file) => !/\.(test|stories|fixture)\.|\/testing\//.test(file));

describe('the page about stored personal data', () => {
  it('the page about stored personal data describes every existing table and column, and no other', () => {
    const told = Object.entries(tables).map(([name, { columns }]) => [
      name,
      Object.keys(columns).sort(),
    ]);
    const there = Object.entries(schema).map(([name, columns]) => [name, [...columns].sort()]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(there));
  });

  it('the page about stored personal data describes every file that stores data in a browser, and no other', () => {
    const keeps =
      /\b(localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie|cookieStore)\b/;
    const files = sources.filter((file) => keeps.test(codeOf(file)));
    const told = [...kept.map(({ file }) => file), ...looking];
    expect(files.sort()).toEqual([...new Set(told)].sort());
  });

  it('the page about stored personal data describes every name in the list of stored items', () => {
    const listed = keptOnDevice.map(({ name }) => name);
    expect(listed).toEqual(expect.arrayContaining(Object.values(names)));
    // The modules must take the names from the list. A name written in a module would be missing in the list.
    const ownName = /\bsetItem\(\s*['"`]|document\.cookie\s*=\s*['"`](?!\$\{name\}=)/;
    expect(sources.filter((file) => ownName.test(codeOf(file)))).toEqual([]);
    const storages = /\b(deviceStorage|tabStorage)\.set\(\s*['"`]/;
    expect(sources.filter((file) => storages.test(codeOf(file)))).toEqual([]);
  });

  it("the page about stored personal data describes the table of the rate limits' counters, which is not in the schema", () => {
    const limiter = textOf('services/api/src/rate-limit/postgres-rate-limiter.ts');
    const [, name] = /tableName: '(\w+)'/.exec(limiter);
    expect(tables).not.toHaveProperty(name);
    expect(page(schema)).toMatch(new RegExp(`counters.+\`${name}\`.+HMAC`));
  });

  it('the page about stored personal data is up to date (pnpm privacy rewrites it)', () => {
    expect(textOf('docs/privacy.md')).toBe(page(schema));
  });
});

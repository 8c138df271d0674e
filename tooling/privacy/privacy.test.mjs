import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';
import { kept } from './browser.mjs';
import { page } from './page.mjs';
import { readSchema } from './schema.mjs';
import { tables } from './tables.mjs';

const schema = await readSchema();
const textOf = (file) => readFileSync(join(root, file), 'utf8');

describe('what is kept of people', () => {
  it('is told of every table and every column there is, and of no other', () => {
    const told = Object.entries(tables).map(([name, { columns }]) => [
      name,
      Object.keys(columns).sort(),
    ]);
    const there = Object.entries(schema).map(([name, columns]) => [name, [...columns].sort()]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(there));
  });

  it('is told of every file that keeps something in a browser, and of no other', () => {
    const keeps = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore)\b/;
    const files = globSync(
      '{packages/*/src,apps/*/src,site/{browser,new-password}}/**/*.{ts,tsx}',
      {
        cwd: root,
        exclude: (name) => /node_modules/.test(name),
      },
    )
      .filter((file) => !/\.(test|stories|fixture)\.|\/testing\//.test(file))
      .filter((file) => keeps.test(textOf(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '')));
    expect(files.sort()).toEqual([...new Set(kept.map(({ file }) => file))].sort());
  });

  it('is what the written page says: pnpm privacy writes it anew', () => {
    expect(textOf('docs/privacy.md')).toBe(page(schema));
  });
});

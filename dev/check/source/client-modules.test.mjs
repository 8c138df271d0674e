import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientModules } from '../../../tsup.client-modules.ts';

/**
 * The sources of a package. Its entry point exports a component and a function. Another module exports a library's
 * hook.
 */
const sources = {
  'index.ts': "export { Box } from './box.tsx'; export { double } from './double.ts';",
  'box.tsx':
    "import { useState } from 'react'; export function Box() { return <p>{useState(1)}</p>; }",
  'double.ts':
    "import type { FC } from 'react'; export const double = (n: number, _?: FC) => 2 * n;",
  'own.ts': "import { useField } from 'formik'; export const useOwn = () => useField('own');",
};
const folder = mkdtempSync(join(tmpdir(), 'preventivo-client-'));
const dist = join(folder, 'dist');

beforeAll(async () => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  mkdirSync(dist);
  await build({
    config: false,
    entry: Object.keys(sources).map((name) => join(folder, name)),
    outDir: dist,
    format: ['esm', 'cjs'],
    splitting: true,
    silent: true,
    external: ['react', 'formik'],
    esbuildOptions: (options) => {
      options.jsx = 'automatic';
    },
    plugins: [clientModules()],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the built file that contains a text. The bundler chooses the names of the files. */
const fileWith = (text, ending) => {
  const texts = readdirSync(dist)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  return texts.find((code) => code.includes(text)) ?? '';
};

it.each(['.js', '.cjs'])('modules that import React start with the directive in %s', (ending) => {
  for (const text of ['useState', 'useField'])
    expect(fileWith(text, ending)).toMatch(/^'use client';\n/);
});

it.each(['.js', '.cjs'])(
  'a module without React has no directive in %s, nor has an entry that exports modules with and without React',
  (ending) => {
    expect(fileWith('2 * n', ending)).not.toContain('use client');
    expect(readFileSync(join(dist, `index${ending}`), 'utf8')).not.toContain('use client');
  },
);

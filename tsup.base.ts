import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * How every package is built: one entry per door of its package.json, ESM and CommonJS.
 * Types are a task of their own (`build:types`), since nothing that runs needs them.
 * The banner stands outside the modules because tsup drops a directive of an inner one.
 */
export function library({ react }: { react: boolean }) {
  const { doors } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    doors: Record<string, string>;
  };
  const entries = Object.entries(doors).map(([door, source]) => [
    door === '.' ? 'index' : door.slice(2).replace(/\.css$/, ''),
    source,
  ]);
  const scripts = Object.fromEntries(entries.filter(([, source]) => !source?.endsWith('.css')));
  const typesOnly = process.env.TSUP_TYPES === 'only';
  return defineConfig({
    entry: typesOnly ? scripts : Object.fromEntries(entries),
    format: ['esm', 'cjs'],
    dts: typesOnly ? { entry: scripts, only: true } : false,
    sourcemap: true,
    clean: !typesOnly,
    target: 'es2022',
    external: [/^virtual:/],
    ...(react ? { banner: { js: "'use client';" } } : {}),
  });
}

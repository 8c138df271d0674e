import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunks, codeSplitting } from './chunks.ts';

it('the map of chunks contains exactly the entry points that the packages import lazily', () => {
  const packages = join(import.meta.dirname, '../..');
  // Skips packages that no app bundles: `embed` has a separate build, and the others mock a back end or build apps.
  const lazily = globSync('!(embed|testing|conformance|vite)/src/**/*.{ts,tsx}', { cwd: packages })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(packages, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'/g)])
    .map(([, entry]) => entry);
  expect(Object.values(chunks).flat().sort()).toEqual([...new Set(lazily)].sort());
});

/** Runs the plugin in a fake build, which resolves only these entry points and bundles them into one file. */
async function built(
  name: string,
  entries: readonly string[] = Object.values(chunks).flat(),
  importers: readonly string[] = [],
) {
  const plugin = codeSplitting();
  const bundler = {
    getModuleInfo: () => ({ importers }),
    resolve: async (entry: string) =>
      [...entries, '@preventivo/funnel'].includes(entry) ? { id: entry } : null,
    error: (sentence: string) => {
      throw new Error(sentence);
    },
  };
  const run = (hook: unknown, ...given: readonly unknown[]) =>
    typeof hook === 'function' ? Reflect.apply(hook, bundler, given) : undefined;
  run(plugin.configResolved, { root: '/app' });
  await run(plugin.buildStart);
  run(plugin.generateBundle, {}, { file: { type: 'chunk', name, moduleIds: entries } });
}

it('codeSplitting fails the build if an entry point of a chunk is missing', async () => {
  await expect(built('account', [])).rejects.toThrow(
    /there is no @preventivo\/form\/lazy\/page-summary/,
  );
});

it('codeSplitting fails the build if a lazy module is in the first chunk', async () => {
  await expect(built('index')).rejects.toThrow(/is in 'index' and not in its chunk/);
});

it('codeSplitting lets an app import an entry point statically, such as one that adds a language', async () => {
  await expect(
    built('index', Object.values(chunks).flat(), ['/app/src/main.tsx']),
  ).resolves.toBeUndefined();
});

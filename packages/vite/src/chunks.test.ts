import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunks, codeSplitting } from './chunks.ts';

it('a chunk has what the packages import lazily, and nothing else', () => {
  const packages = join(import.meta.dirname, '../..');
  // The script of the element is a build of its own; what stands in for a back end, or builds an app, is in no app.
  const lazily = globSync('!(embed|testing|conformance|vite)/src/**/*.{ts,tsx}', { cwd: packages })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(packages, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'/g)])
    .map(([, door]) => door);
  expect(Object.values(chunks).flat().sort()).toEqual([...new Set(lazily)].sort());
});

/** A build that finds these doors and puts all of them into one file. */
async function built(name: string, doors: readonly string[] = Object.values(chunks).flat()) {
  const plugin = codeSplitting();
  const bundler = {
    resolve: async (door: string) =>
      [...doors, '@preventivo/funnel'].includes(door) ? { id: door } : null,
    error: (sentence: string) => {
      throw new Error(sentence);
    },
  };
  const run = (hook: unknown, ...given: readonly unknown[]) =>
    typeof hook === 'function' ? Reflect.apply(hook, bundler, given) : undefined;
  await run(plugin.buildStart);
  run(plugin.generateBundle, {}, { file: { type: 'chunk', name, moduleIds: doors } });
}

it('a door that is gone fails the build', async () => {
  await expect(built('account', [])).rejects.toThrow(
    /there is no @preventivo\/form\/lazy\/page-summary/,
  );
});

it('what everybody would load, though it is to come late, fails the build', async () => {
  await expect(built('index')).rejects.toThrow(/is in 'index' and not in its chunk/);
});

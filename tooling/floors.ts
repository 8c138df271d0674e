import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder of sources whose README draws, under 'The house', which folder stands on which. */
export interface House {
  /** The folders, and the files of the root, that the README draws. */
  readonly drawn: readonly string[];
  /** Those that there are. */
  readonly found: readonly string[];
  /** Imports of a folder beside or above, types too: 'file → file'. */
  readonly upwards: readonly string[];
}

/** @param besides what stands on all of the house and is no part of it: its tests */
export function houseOf(src: string, besides: RegExp): House {
  const readme = readFileSync(join(src, '../README.md'), 'utf8');
  const [, drawing = ''] = /^## The house$.*?^```\n(.*?)^```$/ms.exec(readme) ?? [];
  /** From the top: what stands side by side on each floor. */
  const floors = drawing
    .trimEnd()
    .split('\n')
    .map((line) => (line.split(/ {2,}/)[0] ?? '').split(' · '));
  const floorOf = (place: string) => floors.findIndex((floor) => floor.includes(place));
  const placeOf = (file: string) => (file.includes('/') ? dirname(file) : file);
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !besides.test(file));
  const isUpwards = (from: string, to: string) => from !== to && floorOf(to) <= floorOf(from);
  return {
    drawn: floors.flat().sort(),
    found: [...new Set(files.map(placeOf))].sort(),
    upwards: files.flatMap((file) =>
      importsOf(src, file)
        .filter((name) => existsSync(join(src, name)) && !name.startsWith('..'))
        .filter((name) => isUpwards(placeOf(file), placeOf(name)))
        .map((name) => `${file} → ${name}`),
    ),
  };
}

/** What a file imports, types too, at once or later; a file of ours by its path in `src`. */
export function importsOf(src: string, file: string): readonly string[] {
  return [...readFileSync(join(src, file), 'utf8').matchAll(imports)].map((found) => {
    const name = found.slice(1).find(Boolean) ?? '';
    return name.startsWith('.') ? join(dirname(file), name) : name;
  });
}

const imports = /^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source folder whose README lists its layers under 'Architecture'. */
export interface House {
  /** The folders and root files in the README's list. */
  readonly drawn: readonly string[];
  /** The folders and root files that exist. */
  readonly found: readonly string[];
  /** Imports, also of types, from a folder to another folder in the same or a higher layer: 'file → file'. */
  readonly upwards: readonly string[];
}

/**
 * Reads the layers of a source folder from its README, and the imports between the layers' folders.
 * @param besides matches files that may import from every layer, such as tests
 */
export function layersOf(src: string, besides: RegExp): House {
  const readme = readFileSync(join(src, '../README.md'), 'utf8');
  const [, drawing = ''] = /^## Architecture$.*?^```\n(.*?)^```$/ms.exec(readme) ?? [];
  /** The layers from top to bottom, each with its folders. */
  const layers = drawing
    .trimEnd()
    .split('\n')
    .map((line) => (line.split(/ {2,}/)[0] ?? '').split(' · '));
  const floorOf = (place: string) => layers.findIndex((floor) => floor.includes(place));
  const placeOf = (file: string) => (file.includes('/') ? dirname(file) : file);
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !besides.test(file));
  const isUpwards = (from: string, to: string) => from !== to && floorOf(to) <= floorOf(from);
  return {
    drawn: layers.flat().sort(),
    found: [...new Set(files.map(placeOf))].sort(),
    upwards: files.flatMap((file) =>
      importsOf(src, file)
        .filter((name) => existsSync(join(src, name)) && !name.startsWith('..'))
        .filter((name) => isUpwards(placeOf(file), placeOf(name)))
        .map((name) => `${file} → ${name}`),
    ),
  };
}

/** Returns a file's static and dynamic imports, including types. Paths of local files are relative to `src`. */
export function importsOf(src: string, file: string): readonly string[] {
  return [...readFileSync(join(src, file), 'utf8').matchAll(imports)].map((found) => {
    const name = found.slice(1).find(Boolean) ?? '';
    return name.startsWith('.') ? join(dirname(file), name) : name;
  });
}

const imports = /^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

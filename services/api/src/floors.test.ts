import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = import.meta.dirname;
const readme = readFileSync(join(src, '../README.md'), 'utf8');

const imports = /^(?:import|export) [^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** What a file imports, types too, at once or later; a file of ours by its path in `src`. */
function importsOf(file: string): readonly string[] {
  return [...readFileSync(join(src, file), 'utf8').matchAll(imports)].map((found) => {
    const name = found.slice(1).find(Boolean) ?? '';
    return name.startsWith('.') ? join(dirname(file), name) : name;
  });
}

describe('the floors that the README draws', () => {
  const [, drawing = ''] = /^## The house$.*?^```\n(.*?)^```$/ms.exec(readme) ?? [];
  /** From the top: what stands side by side on each floor, a folder or a file of `src` itself. */
  const floors = drawing
    .trimEnd()
    .split('\n')
    .map((line) => (line.split(/ {2,}/)[0] ?? '').split(' · '));
  const floorOf = (place: string) => floors.findIndex((floor) => floor.includes(place));
  const placeOf = (file: string) => (file.includes('/') ? dirname(file) : file);
  const files = globSync('**/*.ts', { cwd: src }).filter(
    (file) => !/\.test\.ts$|(^|\/)testing\/|^every-line\//.test(file),
  );

  it('are those of the folders there are', () => {
    expect(floors.flat().sort()).toEqual([...new Set(files.map(placeOf))].sort());
  });

  it('import from below only, so that no folder needs one that needs it', () => {
    const upwards = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => existsSync(join(src, name)) && !name.startsWith('..'))
        .filter((name) => {
          const [from, to] = [placeOf(file), placeOf(name)];
          return from !== to && floorOf(to) <= floorOf(from);
        })
        .map((name) => `${file} → ${name}`),
    );
    expect(upwards).toEqual([]);
  });
});

describe('what the README says of a file', () => {
  const [, chapter = ''] = /^## The house$(.*)/ms.exec(readme) ?? [];
  // A sentence, or a row of a table, names files by links and what stands in them by name.
  const told = chapter.split(/[.;|]\s*\n|[.;] /).flatMap((sentence) => {
    const paths = [...sentence.matchAll(/\]\((src\/[^)]+\.ts)\)/g)].map(([, path = '']) => path);
    const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    return paths.length > 0 ? names.map((name) => [name, paths.join(', '), paths] as const) : [];
  });

  it.each(told)('%s stands in %s', (name, _, paths) => {
    const texts = paths.map((path) => readFileSync(join(src, '..', path), 'utf8'));
    expect(texts.join('\n')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe.each(['app.ts', 'store/memory.ts'])('%s runs in a browser', (door) => {
  it('and reaches nothing that only Node has', () => {
    const reached = new Set<string>();
    const follow = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      if (existsSync(join(src, file))) for (const name of importsOf(file)) follow(name);
    };
    follow(door);
    expect(reached.size).toBeGreaterThan(1);
    expect(
      [...reached].filter((name) => /^(node:|pg$|kysely|rate-limiter|@hono\/node)/.test(name)),
    ).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseOf, importsOf } from '../../../tooling/floors.ts';

const src = import.meta.dirname;
const readme = readFileSync(join(src, '../README.md'), 'utf8');

describe('the floors that the README draws', () => {
  const { drawn, found, upwards } = houseOf(
    src,
    /\.test\.ts$|(^|\/)testing\/|^(every-line|published|true-inputs)\//,
  );

  it('are those of the folders there are', () => {
    expect(drawn).toEqual(found);
  });

  it('import from below only, so that no folder needs one that needs it', () => {
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
      if (existsSync(join(src, file))) for (const name of importsOf(src, file)) follow(name);
    };
    follow(door);
    expect(reached.size).toBeGreaterThan(1);
    expect(
      [...reached].filter((name) => /^(node:|pg$|kysely|rate-limiter|@hono\/node)/.test(name)),
    ).toEqual([]);
  });
});

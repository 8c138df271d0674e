import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, layersOf } from '../../../dev/check/source/layers.ts';

const src = import.meta.dirname;
const readme = readFileSync(join(src, '../README.md'), 'utf8');

describe('layers in the README', () => {
  const { drawn, found, upwards } = layersOf(
    src,
    /\.test\.ts$|(^|\/)testing\/|^(every-line|published|true-inputs)\//,
  );

  it('the layers in the README match the folders of src', () => {
    expect(drawn).toEqual(found);
  });

  it('a layer imports only layers below it, so that there are no import cycles', () => {
    expect(upwards).toEqual([]);
  });
});

describe('file descriptions in the README', () => {
  const [, chapter = ''] = /^## Architecture$(.*)/ms.exec(readme) ?? [];
  // Each sentence or table row of this chapter links to files and names their exports.
  const told = chapter.split(/[.;|]\s*\n|[.;] /).flatMap((sentence) => {
    const paths = [...sentence.matchAll(/\]\((src\/[^)]+\.ts)\)/g)].map(([, path = '']) => path);
    const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    return paths.length > 0 ? names.map((name) => [name, paths.join(', '), paths] as const) : [];
  });

  it.each(told)('the README mentions %s, which exists in %s', (name, _, paths) => {
    const texts = paths.map((path) => readFileSync(join(src, '..', path), 'utf8'));
    expect(texts.join('\n')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe.each(['app.ts', 'store/memory.ts'])('the browser entry point %s', (entry) => {
  it('a browser entry point imports no server-only module, directly or indirectly', () => {
    const reached = new Set<string>();
    const follow = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      if (existsSync(join(src, file))) for (const name of importsOf(src, file)) follow(name);
    };
    follow(entry);
    expect(reached.size).toBeGreaterThan(1);
    expect(
      [...reached].filter((name) => /^(node:|pg$|kysely|rate-limiter|@hono\/node)/.test(name)),
    ).toEqual([]);
  });
});

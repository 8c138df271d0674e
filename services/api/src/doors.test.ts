import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Everything a file of ours imports, and what those import. */
function importsOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (!existsSync(path)) return seen;
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
    /^(?:import|export) [^;]*?from '([^']+)'/gm,
  ))
    importsOf(name.startsWith('.') ? join(dirname(path), name) : name, seen);
  return seen;
}

describe.each(['app.ts', 'store/memory.ts'])('%s runs in a browser', (door) => {
  it('and reaches nothing that only Node has', () => {
    const reached = [...importsOf(join(import.meta.dirname, door))];
    expect(reached.length).toBeGreaterThan(1);
    expect(
      reached.filter((name) => /^(node:|pg$|kysely|rate-limiter|@hono\/node)/.test(name)),
    ).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

const statics = /^(?:import|export)\b[^;']*'(\.[^']+)'/gm;

/** Returns the static imports of each file of the funnel. Omits `import()`. */
function importsOfFunnel() {
  const files = globSync('packages/funnel/src/**/*.{ts,tsx}', { cwd: root });
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(join(root, file), 'utf8').matchAll(statics)].map(([, name]) =>
        join(dirname(file), name),
      ),
    ]),
  );
}

/** Returns a cycle of imports as a list of files, or undefined without a cycle. */
function cycleIn(imports) {
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

// Biome checks the other packages for cycles. It also follows `import()`, by which the funnel's parts load each other
// on purpose. So this test checks the funnel instead.
it('the funnel has no cycle of imports that run at once', () => {
  const imports = importsOfFunnel();
  expect(imports.get('packages/funnel/src/index.ts')).not.toEqual([]);
  expect(cycleIn(imports)).toBeUndefined();
});

it('a cycle is named by its path', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(cycleIn(imports)).toEqual(['b', 'c', 'b']);
});

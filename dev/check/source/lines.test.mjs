import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

// Skip the line 'home': a category of lines has the same name, so shared code may contain it.
const ids = readdirSync(join(root, 'apps')).filter((id) => id !== 'home');

/**
 * The files of shared code: the packages' sources, and the lists of budgets. Tests, fixtures and stories are excluded:
 * they may use a line as an example.
 */
const shared = globSync(['packages/*/src/**/*.{ts,tsx}', 'dev/check/bytes/**/budgets.mjs'], {
  cwd: root,
}).filter((file) => !/\.(test|fixture|stories)\.tsx?$|\/testing\//.test(file));

/** Returns the property names and import paths in a file that contain a line's id. */
function linesNamedIn(file) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), 99, true);
  const found = [];
  const visit = (node) => {
    const isKey = ts.isPropertyAssignment(node) || ts.isPropertySignature(node);
    if (isKey && ids.includes(node.name.text)) found.push(node.name.text);
    if (
      ts.isStringLiteralLike(node) &&
      node.text
        .split('/')
        .slice(1)
        .some((part) => ids.includes(part.replace(/^line-|\.tsx?$/g, '')))
    )
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it("shared code contains no line's id", () => {
  const naming = shared.map((file) => [file, linesNamedIn(file)]).filter(([, ids]) => ids.length);
  expect(shared.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

it("the check finds a line's id in a property name and in an import", () => {
  expect(linesNamedIn('services/api/src/process/lines.ts')).toContain(
    '@preventivo/line-travel/line',
  );
});

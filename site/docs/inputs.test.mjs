import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../dev/shared/root.mjs';

const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
const inputs = tasks.docs.inputs.map((input) => input.replace('$TURBO_ROOT$/', ''));
const folders = readdirSync(join(root, 'docs'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// List the folders one by one: `docs/**` would also match node_modules in the examples.
it.each(folders.filter((name) => name !== 'examples'))(
  'a change of a page in docs/%s rebuilds the documentation',
  (folder) => {
    expect(inputs.some((input) => matchesGlob(`docs/${folder}/page.md`, input))).toBe(true);
  },
);

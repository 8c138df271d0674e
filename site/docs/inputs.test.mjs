import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';

const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
const inputs = tasks.docs.inputs.map((input) => input.replace('$TURBO_ROOT$/', ''));
const folders = readdirSync(join(root, 'docs'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// They are named one by one, since `docs/**` goes through what the examples have installed.
it.each(folders.filter((name) => name !== 'examples'))(
  'whoever changes a page in docs/%s has the documentation built anew',
  (folder) => {
    expect(inputs.some((input) => matchesGlob(`docs/${folder}/page.md`, input))).toBe(true);
  },
);

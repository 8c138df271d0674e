import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/root.mjs';

const options = { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name) };
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** The lines of a page that begin with a source file, and say what it does. */
const linesOf = (page) =>
  textOf(page)
    .replaceAll(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => /^- `[\w./-]+\.tsx?`/.test(line));

/** What a line names in backticks: files and their functions. */
const namesIn = (line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const isSource = (name) => /\.tsx?$/.test(name);
const isIdentifier = (name) => /^[A-Za-z]\w+$/.test(name);

const pages = globSync('{packages,apps,services}/**/README.md', options).filter(
  (page) => linesOf(page).length > 0,
);

/** What a page names that is not in the sources beside and below it. */
function missingIn(page) {
  const sources = globSync(`${dirname(page)}/**/*.{ts,tsx}`, options);
  const files = new Set(sources.map((source) => basename(source)));
  const text = sources.map(textOf).join('\n');
  return linesOf(page)
    .flatMap(namesIn)
    .filter((name) => {
      if (isSource(name)) return !files.has(basename(name));
      return isIdentifier(name) && !new RegExp(`\\b${name}\\b`).test(text);
    });
}

describe('a README that says which file does what', () => {
  it('is there for the draft and for page 1', () => {
    expect(pages).toEqual(
      expect.arrayContaining([
        'packages/contractor/README.md',
        'packages/funnel/src/draft/README.md',
      ]),
    );
  });

  it.each(pages)('%s names files and functions that are there', (page) => {
    expect(missingIn(page)).toEqual([]);
  });
});

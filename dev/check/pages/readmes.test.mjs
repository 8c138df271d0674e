import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../../shared/components.mjs';
import { isGenerated } from '../../shared/generated.mjs';
import { root } from '../../shared/root.mjs';
import { examplesOf } from '../packed/examples.mjs';

const options = { cwd: root, exclude: isGenerated };
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** Returns the lines of a page that begin with the name of a source file. */
const linesOf = (page) =>
  textOf(page)
    .replaceAll(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => /^- `[\w./-]+\.tsx?`/.test(line));

/** Returns the names in backticks in a line: a file and functions of the file. */
const namesIn = (line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const isSource = (name) => /\.tsx?$/.test(name);
const isIdentifier = (name) => /^[A-Za-z]\w+$/.test(name);

const pages = globSync('{packages,apps,services}/**/README.md', options).filter(
  (page) => linesOf(page).length > 0,
);

/** Returns the names on a page that occur in no source in or below the page's folder. */
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

describe('a README with a list of files', () => {
  it('the READMEs about the draft and about page 1 have a list of files', () => {
    expect(pages).toEqual(
      expect.arrayContaining([
        'packages/contractor/README.md',
        'packages/funnel/src/draft/README.md',
      ]),
    );
  });

  it.each(pages)('the README %s names existing files and functions', (page) => {
    expect(missingIn(page)).toEqual([]);
  });
});

const rowsOf = (text) =>
  [...text.matchAll(/^\|(.+?)\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

describe('a README with a table of entry points', () => {
  const withEntries = globSync('packages/*/README.md', options).filter((page) =>
    /^\| entry point /m.test(textOf(page)),
  );

  it.each(withEntries)('the README %s lists each entry point, and no other', (page) => {
    const { exports } = JSON.parse(textOf(page.replace('README.md', 'package.json')));
    const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
    const named = rowsOf(textOf(page)).filter((name) => /^\.($|\/)/.test(name));
    // The name `./lazy/*` covers all entry points below `./lazy/`. Any other name covers its entry point and, except
    // `.`, the entry points below it.
    const isNamed = (entry) =>
      named.some(
        (name) =>
          entry === name || (name !== '.' && entry.startsWith(`${name.replace('/*', '')}/`)),
      );
    expect(entries.filter((entry) => !isNamed(entry))).toEqual([]);
    expect(named.filter((name) => !name.endsWith('*') && !entries.includes(name))).toEqual([]);
  });

  it('the README of the funnel lists the props of `<Funnel>`, except those for a server-rendered page', () => {
    const funnel = componentsOf(join(root, 'packages/funnel'));
    const taken = [...new Set(funnel.flatMap(({ props }) => props.map(({ prop }) => prop)))];
    const told = rowsOf(textOf('packages/funnel/README.md'));
    expect(taken.filter((prop) => !told.includes(prop))).toEqual(['seed', 'isPressed']);
  });
});

describe('an example that renders a whole page', () => {
  const drawn = globSync('packages/*/README.md', options).flatMap((page) =>
    examplesOf(textOf(page))
      .filter(({ text }) => text.includes('createRoot('))
      .map(({ path, text }) => ({ page, path, text })),
  );

  it.each(drawn)(
    'the example $path of $page imports the styles and has the element they apply to',
    ({ text }) => {
      expect(text).toMatch(/^import '@preventivo\/\w+\/styles\.css';$/m);
      expect(text).toContain('className="q"');
    },
  );
});

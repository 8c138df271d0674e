import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isGenerated } from '../scripts/generated.mjs';
import { examplesOf } from '../scripts/packed/examples.mjs';
import { root } from '../scripts/root.mjs';
import { componentsOf } from './components.mjs';

const options = { cwd: root, exclude: isGenerated };
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

/** What the rows of a page's tables are about: what their first cells name. */
const rowsOf = (text) =>
  [...text.matchAll(/^\|(.+?)\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

describe('a README that has a table of doors', () => {
  const withDoors = globSync('packages/*/README.md', options).filter((page) =>
    /^\| door /m.test(textOf(page)),
  );

  it.each(withDoors)('%s names each of them, and no other', (page) => {
    const { exports } = JSON.parse(textOf(page.replace('README.md', 'package.json')));
    const doors = Object.keys(exports).filter((door) => door !== './package.json');
    const named = rowsOf(textOf(page)).filter((name) => /^\.($|\/)/.test(name));
    // `./lazy/*` names all below it, and so does the door of a language.
    const isNamed = (door) =>
      named.some(
        (name) => door === name || (name !== '.' && door.startsWith(`${name.replace('/*', '')}/`)),
      );
    expect(doors.filter((door) => !isNamed(door))).toEqual([]);
    expect(named.filter((name) => !name.endsWith('*') && !doors.includes(name))).toEqual([]);
  });

  it('has what `<Funnel>` takes as well, but for what a page that is drawn ahead hands over', () => {
    const funnel = componentsOf(join(root, 'packages/funnel'));
    const taken = [...new Set(funnel.flatMap(({ props }) => props.map(({ prop }) => prop)))];
    const told = rowsOf(textOf('packages/funnel/README.md'));
    expect(taken.filter((prop) => !told.includes(prop))).toEqual(['seed', 'isPressed']);
  });
});

describe('an example that draws a whole page', () => {
  const drawn = globSync('packages/*/README.md', options).flatMap((page) =>
    examplesOf(textOf(page))
      .filter(({ text }) => text.includes('createRoot('))
      .map(({ path, text }) => ({ page, path, text })),
  );

  it.each(drawn)('$page, $path: has the styles, and the element that they hold in', ({ text }) => {
    expect(text).toMatch(/^import '@preventivo\/\w+\/styles\.css';$/m);
    expect(text).toContain('className="q"');
  });
});

// The pages of the site. A page is a Markdown file in its original folder, or the build generates it.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { root } from '../../dev/shared/root.mjs';
import { packages } from './entries.mjs';

const here = 'site/docs';
/** Folder of the generated pages, relative to the root. */
export const made = `${here}/made`;

/** The pages in `docs` that belong to these sections. All other pages in `docs` belong to the guides. */
const places = {
  contract: ['http-contract', 'conformance', 'own-back-end', 'errors'],
  operate: [
    'deploy',
    'release',
    'operations',
    'log',
    'privacy',
    'security',
    'browsers',
    'accessibility',
    'glossary',
  ],
  proofs: [
    'coverage',
    'messages',
    'reality',
    'effort',
    'travel-by-ear',
    'performance',
    'growth',
    'bytes',
    'lighthouse',
    'look/README',
  ],
};
/** The first guides in reading order. The other guides follow, sorted by name. */
const guides = ['the-way-of-an-answer', 'own-line', 'add-a-line', 'add-a-kind', 'add-a-message'];

export const found = (pattern) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).sort();
const existing = (names) => {
  const there = new Set(found('docs/{*,look/*}.md'));
  return names.map((name) => `docs/${name}.md`).filter((file) => there.has(file));
};

/** Returns the page of a file: its path on the site without an extension, its title and its first sentence. */
function page(source, at) {
  return { source, at, ...opening(source) };
}

/** Returns the title and the first sentence of a Markdown page. `source` is its path from the root. */
export function opening(source) {
  const text = readFileSync(join(root, source), 'utf8');
  const title = /^(?:# |title: )(.+)$/m.exec(text)?.[1];
  if (!title) throw new Error(`${source}: no title`);
  const paragraph = text
    .slice(text.indexOf(title) + title.length)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => /^[\p{L}«'`*[]/u.test(part));
  return { title: plain(title), about: paragraph ? firstSentence(plain(paragraph)) : undefined };
}

const plain = (text) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[<>_])/g, '')
    .replace(/\s+/g, ' ');

const firstSentence = (text) => /^.+?[.:;](?= |$)/.exec(text)?.[0].replace(/[:;]$/, '.') ?? text;

const doc = (source) =>
  page(
    source,
    source
      .replace(/^docs\//, '')
      .replace(/(^|\/)README\.md$/, '$1index')
      .replace(/\.md$/, ''),
  );
const docs = (names) => existing(names).map(doc);

function packagePages({ name, short, description, folder, entries }) {
  const api = entries.map((entry) => ({
    ...entry,
    ...page(`${made}/${entry.page}.md`, entry.page),
  }));
  const about = {
    ...page(`${folder}/README.md`, `packages/${short}`),
    title: name,
    about: description,
  };
  return { readme: about, entries: api };
}

/**
 * Returns the sections of the site in the order of the navigation: `{text, pages}`. Call it after the build has
 * generated its pages. The `sub` of a package contains the pages of its entry points.
 */
export function readParts() {
  const placed = new Set(Object.values(places).flat().concat(guides));
  const others = found('docs/*.md')
    .map((file) => basename(file, '.md'))
    .filter((name) => !placed.has(name) && name !== 'README');
  const published = packages.map((one) => ({ ...one, ...packagePages(one) }));
  const inFolder = (name) => published.filter(({ folder }) => dirname(folder) === name);
  const packaged = (ones) => ones.map(({ readme, entries }) => ({ ...readme, sub: entries }));
  return {
    start: [
      page(`${here}/home.md`, 'index'),
      page('README.md', 'overview'),
      page('docs/README.md', 'pages'),
    ],
    guides: docs([...guides, ...others]),
    packages: [page(`${made}/packages.md`, 'packages/index'), ...packaged(inFolder('packages'))],
    linePackages: packaged(inFolder('apps')),
    contract: [
      ...docs(places.contract),
      page('services/api/README.md', 'reference-api'),
      page('services/api/data/README.md', 'reference-data'),
    ],
    lines: [page(`${made}/lines.md`, 'lines/index'), ...found('docs/lines/*.md').map(doc)],
    rules: [doc('docs/rules/README.md'), ...found('docs/rules/[!R]*.md').map(doc)],
    operate: docs(places.operate),
    proofs: docs(places.proofs),
    decisions: [doc('docs/decisions/README.md'), ...found('docs/decisions/[!R]*.md').map(doc)],
  };
}

export const everyPage = (parts) =>
  Object.values(parts).flatMap((pages) => pages.flatMap((one) => [one, ...(one.sub ?? [])]));

// What the site holds and where: every page is a Markdown file that stands where it stood, or one that the build made.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { root } from '../../scripts/root.mjs';
import { packages } from './doors.mjs';

const here = 'site/docs';
/** Where the build puts the pages that it makes, from the root. */
export const made = `${here}/made`;

/** The guides that have a place of their own; every other page of `docs` is among the guides. */
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
/** How a reader begins: what is not here comes after, by name. */
const guides = ['the-way-of-an-answer', 'add-a-line', 'add-a-kind', 'add-a-message'];

/** Files of the repository by their paths from the root. */
export const found = (pattern) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).sort();
const existing = (names) => {
  const there = new Set(found('docs/{*,look/*}.md'));
  return names.map((name) => `docs/${name}.md`).filter((file) => there.has(file));
};

/** The page of a file: where it stands in the site, without an ending, its title and what it says first. */
function page(source, at) {
  return { source, at, ...opening(source) };
}

/** Title and first sentence of a page of Markdown, told from the root. */
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

/** The pages of a package: its README, then its doors. */
function packagePages({ name, short, description, folder, doors }) {
  const api = doors.map((door) => ({ ...door, ...page(`${made}/${door.page}.md`, door.page) }));
  const about = {
    ...page(`${folder}/README.md`, `packages/${short}`),
    title: name,
    about: description,
  };
  return { readme: about, doors: api };
}

/**
 * The parts of the site in the order of its navigation: `{text, pages}`. Called once the build has made its pages.
 * `sub` of a package are the pages of its doors.
 */
export function readParts() {
  const placed = new Set(Object.values(places).flat().concat(guides));
  const others = found('docs/*.md')
    .map((file) => basename(file, '.md'))
    .filter((name) => !placed.has(name) && name !== 'README');
  const published = packages.map((one) => ({ ...one, ...packagePages(one) }));
  const inFolder = (name) => published.filter(({ folder }) => dirname(folder) === name);
  const packaged = (ones) => ones.map(({ readme, doors }) => ({ ...readme, sub: doors }));
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
    decisions: [
      page(`${made}/decisions.md`, 'decisions/index'),
      ...found('docs/decisions/*.md').map(doc),
    ],
  };
}

/** All pages, one after the other. */
export const everyPage = (parts) =>
  Object.values(parts).flatMap((pages) => pages.flatMap((one) => [one, ...(one.sub ?? [])]));

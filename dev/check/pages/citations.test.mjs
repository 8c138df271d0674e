import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isGenerated } from '../../shared/generated.mjs';
import { root } from '../../shared/root.mjs';
import { anchorsOf, isThere, pages } from '../../shared/written-pages.mjs';

const folders = 'packages,apps,services,showroom,site,proofs,dev,e2e,.storybook,docs/examples';
const sources = globSync([`{${folders}}/**/*.{ts,tsx,mts,mjs,css}`, '*.ts'], {
  cwd: root,
  exclude: isGenerated,
});
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const written = [...sources, ...pages];

/** Returns the pages that a file cites by their path from the root: `docs/rules/wire.md#dates`. */
const cited = (file) => textOf(file).match(/\bdocs\/[\w./-]+\.md(#[\w-]+)?/g) ?? [];

/**
 * Names of pages, including pages that are not in the repository: a release writes the changelogs, and the coverage
 * commands write the reports.
 */
const names = new Set([
  'CHANGELOG.md',
  'messages.md',
  'lines.md',
  ...pages.map((page) => basename(page)),
]);

/**
 * Returns the citations that a reader cannot follow: a page's name without its path, or a chapter's number without its
 * page.
 */
function unheld(file) {
  const text = textOf(file);
  const bare = text.match(/(?<![\w./*-])\w[\w.-]*\.md\b/g) ?? [];
  return [...bare.filter((name) => !names.has(name)), ...(text.match(/\bux R?\d/g) ?? [])];
}

/** Returns the files for which `find` returns results, each with its results. */
const where = (find) =>
  written.flatMap((file) => {
    const found = find(file);
    return found.length > 0 ? [`${file}: ${found.join(', ')}`] : [];
  });

describe('citations', () => {
  it('citations are collected from every kind of source', () => {
    expect(sources).toEqual(
      expect.arrayContaining([
        'packages/italian/src/vat.ts',
        'packages/ui/src/styles.css',
        'docs/examples/umbrella/src/line.ts',
        '.storybook/main.ts',
      ]),
    );
  });

  it('citations lead to an existing page and heading', () => {
    expect(where((file) => cited(file).filter((one) => !isThere(one)))).toEqual([]);
  });

  it('citations name only documents of the repository, each with its path', () => {
    expect(where(unheld)).toEqual([]);
  });
});

describe('the rules', () => {
  const rules = pages
    .filter((page) => page.startsWith('docs/rules/'))
    .flatMap((page) => anchorsOf(page).map((anchor) => `${page}#${anchor}`));

  it('the check finds the rules as headings of the pages in docs/rules', () => {
    expect(rules).toContain('docs/rules/contractor.md#birth-date');
  });

  it('each rule is cited by code, because nothing implements an uncited rule', () => {
    const byCode = new Set(sources.flatMap(cited));
    expect(rules.filter((rule) => !byCode.has(rule))).toEqual([]);
  });
});

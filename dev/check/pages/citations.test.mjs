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

/** Returns the pages that a file cites by path from the root: `docs/rules/wire.md#dates`. */
const cited = (file) => textOf(file).match(/\bdocs\/[\w./-]+\.md(#[\w-]+)?/g) ?? [];

/**
 * Pages that commands write: a release writes the changelogs, the coverage commands write the
 * reports.
 */
const names = new Set([
  'CHANGELOG.md',
  'messages.md',
  'lines.md',
  ...pages.map((page) => basename(page)),
]);

/** Returns citations of documents outside the repository: a name without a path, or a chapter. */
function unheld(file) {
  const text = textOf(file);
  const bare = text.match(/(?<![\w./*-])\w[\w.-]*\.md\b/g) ?? [];
  return [...bare.filter((name) => !names.has(name)), ...(text.match(/\bux R?\d/g) ?? [])];
}

/** Returns each file with results of `find`, and these results. */
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

  it('citations name no document outside the repository', () => {
    expect(where(unheld)).toEqual([]);
  });
});

describe('the rules', () => {
  const rules = pages
    .filter((page) => page.startsWith('docs/rules/'))
    .flatMap((page) => anchorsOf(page).map((anchor) => `${page}#${anchor}`));

  it('the check finds the rules by their headings', () => {
    expect(rules).toContain('docs/rules/contractor.md#birth-date');
  });

  it('each rule is cited by code, because a rule without code is dead text', () => {
    const byCode = new Set(sources.flatMap(cited));
    expect(rules.filter((rule) => !byCode.has(rule))).toEqual([]);
  });
});

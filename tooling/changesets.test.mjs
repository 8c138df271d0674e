import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/root.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const packages = globSync('{packages,apps,services}/*/package.json', { cwd: root }).map(
  (file) => JSON.parse(textOf(file)).name,
);
const changesets = globSync('.changeset/*.md', { cwd: root });

describe('a changeset', () => {
  it('is there for what consumers notice, until a release makes a changelog of it', () => {
    const changelogs = globSync('{packages,apps,services}/*/CHANGELOG.md', { cwd: root });
    expect(changesets.length + changelogs.length).toBeGreaterThan(0);
  });

  it.each(changesets)('%s names packages that are published, and says what to do', (file) => {
    const [, front = '', words = ''] =
      /^---\n((?:'[^']+': (?:patch|minor|major)\n)+)---\n\n(.+)$/s.exec(textOf(file)) ?? [];
    const named = [...front.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !packages.includes(name))).toEqual([]);
    expect(words.trim()).not.toBe('');
  });
});

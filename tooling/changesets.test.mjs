import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/root.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const manifests = globSync('{packages,apps,services}/*/package.json', { cwd: root }).map((file) => [
  dirname(file),
  JSON.parse(textOf(file)),
]);
const packages = manifests.map(([, { name }]) => name);
/** The source of each entry point by import name, or '' if it is not a module. */
const doors = new Map(
  manifests.flatMap(([folder, { name, exports = {} }]) =>
    Object.entries(exports).map(([door, { '@preventivo/source': source }]) => [
      name + door.slice(1),
      /\.tsx?$/.test(source) ? textOf(join(folder, source)) : '',
    ]),
  ),
);
/** Whether the text of a module suggests that it exports a name. */
const hands = (source, name) =>
  !source || source.includes('export *') || new RegExp(`\\b${name}\\b`).test(source);
const changesets = globSync('.changeset/*.md', { cwd: root });

describe('a changeset', () => {
  it('exists for user-visible changes until a release moves it to a changelog', () => {
    const changelogs = globSync('{packages,apps,services}/*/CHANGELOG.md', { cwd: root });
    expect(changesets.length + changelogs.length).toBeGreaterThan(0);
  });

  it.each(changesets)('%s names published packages and states what to do', (file) => {
    const [, front = '', words = ''] =
      /^---\n((?:'[^']+': (?:patch|minor|major)\n)+)---\n\n(.+)$/s.exec(textOf(file)) ?? [];
    const named = [...front.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !packages.includes(name))).toEqual([]);
    expect(words.trim()).not.toBe('');
  });

  it.each(changesets)('%s names no missing entry point or export', (file) => {
    // Sentences about removed or renamed exports use the old names. All changesets become one
    // release.
    const sentences = textOf(file)
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=[.;]) /)
      .filter((one) => !/\b(gone|no longer|was|were)\b|` (is|are) `/.test(one));
    const named = sentences.flatMap((one) => [
      ...one.matchAll(/`(@preventivo\/[\w-]+\/[\w./-]+)/g),
    ]);
    expect(named.map(([, door]) => door).filter((door) => !doors.has(door))).toEqual([]);
    const taken = sentences.flatMap((one) => [
      ...one.matchAll(/((?:`[^`]+`(?:,? and |, )?)+) (?:of|in|from) `(@preventivo\/[\w./-]+)`/g),
    ]);
    const lacking = taken.flatMap(([, names, door]) =>
      [...names.matchAll(/`([A-Za-z]\w*)/g)].filter(([, name]) => !hands(doors.get(door), name)),
    );
    expect(lacking).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { workspaces } from '../../shared/workspaces.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The files that Git tracks, and new files that Git does not ignore. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
)
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)));

describe('the map in the README', () => {
  const [, map = ''] = /^## Map$(.*?)^## /ms.exec(read('README.md')) ?? [];
  /**
   * The folders in the table «Map» of the README, each with the number of its layer. The layer is undefined for folders
   * outside the layers.
   */
  const places = [...map.matchAll(/^\| *(\d*) *\|(.+?)\|/gm)].flatMap(([, layer, cell]) =>
    [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => ({
      folder: basename(target).includes('.md') ? dirname(target) : target,
      layer: layer === '' ? undefined : Number(layer),
    })),
  );
  const isOn = (folder, file) => file === folder || file.startsWith(`${folder}/`);
  const layerOf = (file) => places.find(({ folder }) => isOn(folder, file))?.layer;

  const packages = globSync('{packages,apps,services}/*/package.json', { cwd: root }).map(
    (file) => ({ folder: dirname(file), ...JSON.parse(read(file)) }),
  );
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]));

  it('the map in the README names existing folders', () => {
    expect(places.length).toBeGreaterThan(15);
    expect(places.filter(({ folder }) => !existsSync(join(root, folder)))).toEqual([]);
  });

  it('the map in the README names every workspace', () => {
    const isNamed = (workspace) => places.some(({ folder }) => isOn(folder, workspace));
    expect(workspaces().filter((workspace) => !isNamed(workspace))).toEqual([]);
  });

  it('the map in the README puts each package above the packages it depends on', () => {
    const upwards = packages.flatMap(({ folder, dependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...peerDependencies })
        .flatMap((name) => folderOf.get(name) ?? [])
        .filter((below) => layerOf(below) >= layerOf(folder))
        .map((below) => `${folder} → ${below}`),
    );
    expect(upwards).toEqual([]);
  });
});

describe('folders', () => {
  /** The folders that may contain more than 30 files. The value is the reason. */
  const exceptions = {
    docs: 'Each page is an address of the documentation site.',
    'docs/decisions': 'Decisions are numbered, and their index sorts them by topic.',
  };

  it('folders have at most 30 files each, tests included', () => {
    const counts = Map.groupBy(files, dirname);
    const full = [...counts].filter(([folder, { length }]) => length > 30 && !exceptions[folder]);
    expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
  });
});

describe('the scripts of the root', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const started = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/\bnode (?:--\S+ )*(\S+)/g)].map(([, file]) => file),
  );

  it('the scripts of the root start existing files', () => {
    expect(started).toContain('dev/start/run.mjs');
    expect(started.filter((file) => !files.includes(file))).toEqual([]);
  });
});

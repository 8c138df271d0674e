import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BadConfig } from '../../config/config.ts';
import { siteFolders } from './site-folders.ts';

const home = mkdtempSync(join(tmpdir(), 'preventivo-site-'));
afterAll(() => rmSync(home, { recursive: true }));

const [dist, embed, empty, project, data] = ['dist', 'embed', 'empty', 'project', 'data'].map(
  (name) => join(home, name),
) as [string, string, string, string, string];
for (const folder of [dist, embed, empty, project, data]) mkdirSync(folder);
for (const folder of [dist, embed, data]) writeFileSync(join(folder, 'index.html'), '');
writeFileSync(join(project, 'package.json'), '{}');
const env = { DATA_DIR: data };

it('`--site` serves a folder at its path, and a folder without a path at /', () => {
  expect(siteFolders([dist, `/embed=${embed}`], env)).toEqual({ '/': dist, '/embed/': embed });
  expect(siteFolders([`/=${dist}`, `/a/b/=${embed}`], env)).toEqual({ '/': dist, '/a/b/': embed });
  expect(siteFolders([], env)).toEqual({});
});

it.each([
  [['missing'], '--site missing: there is no folder missing.'],
  [['/embed='], '--site /embed=: there is no folder in it.'],
  [[empty], `--site ${empty}: the folder is empty. Build it first.`],
  [
    [project],
    `--site ${project}: the folder is a project. Take the folder of its built files, such as dist.`,
  ],
  [
    [home],
    `--site ${home}: anybody may read the folder, so it must not share files with DATA_DIR.`,
  ],
  [[`/a//b=${dist}`], `--site /a//b=${dist}: '/a//b' is no path. Write it as in /embed=dist.`],
  [
    [`/api/x=${dist}`],
    `--site /api/x=${dist}: the server itself answers at /api/x. Take another path.`,
  ],
  [[dist, `/=${embed}`], `--site /=${embed}: another folder has the path / already.`],
])('`--site` refuses %j with one sentence', (given, sentence) => {
  expect(() => siteFolders(given, env)).toThrow(new BadConfig(sentence));
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sqliteStore } from '../../store/sql/sqlite.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { apiCommand } from './api-command.ts';
import { type CommandName, commands, runCommand } from './commands.ts';

const home = mkdtempSync(join(tmpdir(), 'preventivo-commands-'));
afterAll(() => rmSync(home, { recursive: true }));

const names = Object.keys(commands) as CommandName[];
async function said(name: CommandName, ...words: string[]) {
  let text = '';
  const write = async (more: string) => {
    text += more;
  };
  await runCommand(name, words, { env: {}, write });
  return text;
}

/** Returns a new folder with the database of one request, and the code of that request. */
async function folderWithRequest() {
  const folder = mkdtempSync(join(home, 'data-'));
  const { request, key, submitted } = newRequest({ line: 'travel' });
  const store = await sqliteStore(folder);
  const { code } = await store.submit(request, key, submitted, []);
  await store.close();
  return { folder, code };
}

it.each(names)('--help lists %s, which prints its usage with --help', async (name) => {
  expect((await apiCommand(['--help'], {})).said).toContain(`  ${name} ${commands[name].takes} `);
  const usage = await said(name, '--help');
  expect(usage).toContain(commands[name].usage);
  expect(usage).toContain('--data-dir <folder>');
});

it.each(names)('%s names --data-dir if its value is missing', async (name) => {
  await expect(said(name, '--data-dir')).rejects.toThrow('--data-dir takes a value.');
});

it('requests shows the requests of the given folder and lines', async () => {
  const { folder, code } = await folderWithRequest();
  expect(await said('requests', 'list', '--data-dir', folder)).toContain(`${code}  `);
  expect(await said('requests', 'list', `--data-dir=${folder}`, '--lines', 'travel')).toContain(
    `${code}  `,
  );
  const other = said('requests', '--line', 'travel', '--lines', 'boat', '--data-dir', folder);
  await expect(other).rejects.toThrow('--line takes one of: boat.');
});

it('backup and restore copy the database of one folder into another', async () => {
  const { folder, code } = await folderWithRequest();
  const [copy, other] = [join(home, 'copy.sqlite'), join(home, 'restored')];
  expect(await said('backup', copy, '--data-dir', folder)).toContain('1 requests');
  expect(await said('restore', copy, '--data-dir', other)).toContain('1 requests');
  expect(await said('requests', 'list', '--data-dir', other)).toContain(`${code}  `);
});

it('outbox reads the given folder, and move-to-postgres asks for its target', async () => {
  const { folder } = await folderWithRequest();
  expect(await said('outbox', 'list', '--data-dir', folder)).toMatch(/^Everything was delivered/);
  const moved = said('move-to-postgres', '--data-dir', folder);
  await expect(moved).rejects.toThrow('DATABASE_URL takes');
});

it.each(names)('%s creates no database in a folder without one', async (name) => {
  const folder = join(home, `without-${name}`);
  const words = { backup: [join(home, 'none.sqlite')], restore: [join(home, 'no-file')] };
  const own = name === 'backup' || name === 'restore' ? words[name] : [];
  await expect(said(name, ...own, '--data-dir', folder)).rejects.toThrow(/^There is no /);
  expect(existsSync(folder)).toBe(false);
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '@preventivo/vite/workspace/build-id';
import { root } from '../shared/root.mjs';

const SERVER = 'services/api/dist';
/**
 * Matches files in a build that the server does not serve under their own name: compressed variants, and files for
 * bundlers and debuggers.
 */
const BESIDE = /(?:^|\/)\.|\.(?:br|gz|map)$/;

/**
 * Returns all deployed parts that are built: `{folder, what, build}`, with the folder relative to the repository's
 * root.
 * @param lines ids of lines. @defaultValue every line, the site and the server
 */
export function builtParts(lines) {
  const apps = (lines ?? linesIn()).map((id) => ({ folder: `apps/${id}/dist`, what: `/${id}/` }));
  const whole = [
    { folder: 'site/dist', what: '/, the list of lines, documents, the new password' },
    { folder: SERVER, what: 'the server: calls, and all of the above' },
    { folder: 'services/api/data', what: 'what the server looks up', build: idOf(SERVER) },
  ];
  return [...apps, ...(lines ? [] : whole)]
    .filter(({ folder }) => existsSync(join(root, folder)))
    .map((part) => ({ build: idOf(part.folder), ...part }));
}

export const linesIn = () =>
  readdirSync(join(root, 'apps')).filter((id) => existsSync(join(root, 'apps', id, 'index.html')));

/** Returns the build ids of all parts: `{"build": of all, "site": …, "server": …, "lines": {"travel": …}}`. */
export function buildsOf(parts, idOfAll) {
  const of = (folder) => parts.find((part) => part.folder === folder)?.build;
  const lines = parts
    .map(({ folder, build }) => [/^apps\/(.+)\/dist$/.exec(folder)?.[1], build])
    .filter(([id]) => id);
  return {
    build: idOfAll([of('site/dist'), of(SERVER), ...lines.flat()].map(String)),
    site: of('site/dist'),
    server: of(SERVER),
    lines: Object.fromEntries(lines),
  };
}

function idOf(folder) {
  const at = (name) => join(root, folder, name);
  if (existsSync(at('index.html'))) return buildIdOf(readFileSync(at('index.html'), 'utf8'));
  return existsSync(at('build.json'))
    ? JSON.parse(readFileSync(at('build.json'), 'utf8')).build
    : undefined;
}

export function reportOf(parts) {
  const rows = parts.map(({ folder, what, build }) => {
    const { files, bytes, sent } = sizeOf(join(root, folder));
    const size = `${kb(bytes)}${sent < bytes ? `, ${kb(sent)} as sent` : ''}`;
    return [folder, build ?? '–', `${files} files`, size, what];
  });
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd(),
    )
    .join('\n');
}

/** Returns how many files a folder serves, their total bytes, and their total bytes with Brotli. */
export function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !BESIDE.test(file.slice(folder.length + 1).replaceAll('\\', '/')));
  const sizes = files.map((file) => [
    bytesOf(file),
    existsSync(`${file}.br`) ? bytesOf(`${file}.br`) : bytesOf(file),
  ]);
  const sum = (which) => sizes.reduce((total, size) => total + size[which], 0);
  return { files: files.length, bytes: sum(0), sent: sum(1) };
}

const bytesOf = (file) => statSync(file).size;
const kb = (bytes) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

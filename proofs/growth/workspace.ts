import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The line of a product with only one line. Its options do not depend on another line. */
const KEPT = 'travel';

/**
 * Creates a copy of this repository with a given number of lines. Removes surplus lines, or adds copies of lines under
 * other names.
 * @param from the checkout whose last commit is copied
 * @returns the ids of the lines
 */
export function workspaceOf(count: number, from: string, folder: string): readonly string[] {
  run(from, 'git', 'clone', '--quiet', '--depth', '1', `file://${from}`, folder);
  const first = readdirSync(join(folder, 'apps')).sort((a, b) => rank(a) - rank(b));
  const ids = [...first.slice(0, count)];
  const lists = JSON.parse(readFileSync(join(folder, ENUMS), 'utf8'));
  for (let copies = 0; ids.length < count; copies += 1) {
    const of = first[copies % first.length] ?? KEPT;
    const letter = String.fromCharCode('a'.charCodeAt(0) + Math.floor(copies / first.length));
    ids.push(copyLine(folder, of, `${of}-${letter}`));
    lists.lines[camelCase(`${of}-${letter}`)] = lists.lines[camelCase(of)] ?? {};
  }
  writeFileSync(join(folder, ENUMS), JSON.stringify(lists));
  for (const id of first.filter((one) => !ids.includes(one))) leaveOut(folder, id);
  serve(folder, ids);
  showIn(folder, ids);
  run(folder, 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline', '--silent');
  return ids;
}

export function run(folder: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  });
}

const ENUMS = 'services/api/data/enums.json';
const rank = (line: string) => (line === KEPT ? 0 : 1);
const packageOf = (id: string) => `@preventivo/line-${id}`;
const camelCase = (id: string) =>
  id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function copyLine(folder: string, of: string, id: string): string {
  const to = join(folder, 'apps', id);
  cpSync(join(folder, 'apps', of), to, { recursive: true });
  rewrite(join(to, 'package.json'), (text) => text.replaceAll(packageOf(of), packageOf(id)));
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: to })) {
    rewrite(join(to, file), (text) => renamed(text, of, id).replace(`id: '${of}'`, `id: '${id}'`));
  }
  return id;
}

/** Renames the line in a source file. In a story file, also changes the title: Storybook requires unique titles. */
function renamed(text: string, of: string, id: string): string {
  const said = text.replaceAll(packageOf(of), packageOf(id));
  return said.includes(' Meta<')
    ? said.replace(/title: (['"])(.+)\1,/, `title: $1$2 ${id}$1,`)
    : said;
}

function leaveOut(folder: string, id: string): void {
  rmSync(join(folder, 'apps', id), { recursive: true });
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules'] })) {
    const imports = new RegExp(`from '${packageOf(id)}['/]`);
    if (imports.test(readFileSync(join(folder, file), 'utf8'))) rmSync(join(folder, file));
  }
  for (const file of globSync('**/package.json', { cwd: folder, exclude: ['**/node_modules'] })) {
    rewrite(join(folder, file), (text) => {
      const manifest = JSON.parse(text);
      delete manifest.dependencies?.[packageOf(id)];
      delete manifest.devDependencies?.[packageOf(id)];
      return JSON.stringify(manifest, null, 2);
    });
  }
}

function serve(folder: string, ids: readonly string[]): void {
  const imports = ids.map((id, at) => `import * as line${at} from '${packageOf(id)}/line';`);
  writeFileSync(
    join(folder, 'services/api/src/process/lines.ts'),
    `import type { Line } from '@preventivo/core';
${imports.join('\n')}
const served = [${ids.map((_, at) => `line${at}`)}].flatMap((one) =>
  Object.values<unknown>(one as never).filter((it): it is Line => typeof it === 'object' && it !== null && 'pages' in it && 'id' in it),
);
export const lines: Readonly<Record<string, Line>> = Object.fromEntries(served.map((line) => [line.id, line]));
`,
  );
  needs(folder, 'services/api', ids);
}

/** Copies the stories of each copied line. */
function showIn(folder: string, ids: readonly string[]): void {
  for (const id of ids) {
    const [, of] = /^(.+)-[a-z]$/.exec(id) ?? [];
    if (!of) continue;
    const file = (line: string) => join(folder, 'showroom/src/lines', `${line}.stories.tsx`);
    writeFileSync(file(id), renamed(readFileSync(file(of), 'utf8'), of, id));
  }
  needs(folder, 'showroom', ids);
}

function needs(folder: string, who: string, ids: readonly string[]): void {
  rewrite(join(folder, who, 'package.json'), (text) => {
    const manifest = JSON.parse(text);
    for (const id of ids) {
      const place = manifest.dependencies[packageOf(id)] ? 'dependencies' : 'devDependencies';
      manifest[place][packageOf(id)] = 'workspace:*';
    }
    return JSON.stringify(manifest, null, 2);
  });
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

// Writes a page with a list of files for each folder without such a page, for example `docs/lines`.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/shared/root.mjs';
import { packages } from './entries.mjs';
import { made, opening } from './pages.mjs';

export function writeLists() {
  const folder = join(root, made);
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(join(folder, `${name}.md`), text);
  write(
    'packages',
    `# Packages

Every package that is published, what it is for and what it brings along. Each page says what a package needs, shows
an example, and leads to its entry points.

${table('packages')}

## Lines as packages

A line is a package too: its table, which \`<Funnel line={…}>\` takes.

${table('apps')}
`,
  );
  write(
    'lines',
    `# Lines

The sheet of every line: all questions, who is asked which, what is right, what is said when it is not, and what is
sent. Written from the tables.

${list('docs/lines')}
`,
  );
}

function table(kind) {
  const rows = packages
    .filter(({ folder }) => folder.startsWith(`${kind}/`))
    .map(
      ({ name, short, description }) => `| [\`${name}\`](/packages/${short}.md) | ${description} |`,
    );
  return ['| package | what it is |', '| --- | --- |', ...rows].join('\n');
}

function list(folder) {
  return globSync(`${folder}/*.md`, { cwd: root })
    .sort()
    .map((file) => {
      const { title, about } = opening(file);
      return `- [${title}](${file.replace('docs/', '/')}): ${about ?? ''}`;
    })
    .join('\n');
}

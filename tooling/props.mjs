// `pnpm props` writes docs/props: the props of each component of the packages, from their types.
// With --check it only lists outdated pages and props without a comment.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { componentsOf } from './props/components.mjs';
import { page } from './props/page.mjs';

const check = process.argv.includes('--check');
const folder = join(root, 'docs', 'props');
mkdirSync(folder, { recursive: true });

const problems = [];
for (const name of readdirSync(join(root, 'packages')).sort()) {
  const components = componentsOf(join(root, 'packages', name));
  if (components.length === 0) continue;
  for (const { component, props } of components)
    for (const { prop, says, isTold } of props)
      if (!says && !isTold) problems.push(`${name}: \`${prop}\` of ${component} has no comment`);
  const file = join(folder, `${name}.md`);
  const text = page(name, components);
  if (!check) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    problems.push(`docs/props/${name}.md is not as it would be written: run pnpm props`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

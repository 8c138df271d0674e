// `pnpm tokens` writes packages/ui/<theme>.tokens.json from tokens.css, for design tools. A test fails if a file is
// outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { designTokens, themes } from './tokens/design-tokens.mjs';

const folder = join(root, 'packages', 'ui');
const css = readFileSync(join(folder, 'src', 'tokens', 'tokens.css'), 'utf8');
const files = themes.map((theme) => join(folder, `${theme}.tokens.json`));
for (const [index, theme] of themes.entries())
  writeFileSync(files[index], JSON.stringify(designTokens(css, theme)));
process.exitCode = (await run('biome', ['format', '--write', ...files], { quiet: true })).code;

// `pnpm contract` writes every call of the API: services/api/openapi.json for programs, and
// docs/http-contract.md for readers. With --check it only fails if one is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentWith } from '@preventivo/api/workspace/published/document';
import { exchanges } from '@preventivo/api/workspace/published/exchanges';
import { page } from '@preventivo/api/workspace/published/page';
import { root } from '../scripts/root.mjs';

const check = process.argv.includes('--check');
const examples = await exchanges();
const document = documentWith(examples);
const written = {
  'services/api/openapi.json': `${JSON.stringify(document, null, 1)}\n`,
  'docs/http-contract.md': page(document, examples),
};
const stale = Object.entries(written).filter(([file, text]) => {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  if (!check) writeFileSync(path, text);
  return check;
});
for (const [file] of stale)
  console.error(`${file} is out of date: run pnpm contract and commit what it writes.`);
console.log(`${examples.length} examples in ${Object.keys(document.paths).length} paths`);
process.exitCode = stale.length > 0 ? 1 : 0;

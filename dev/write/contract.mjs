// `pnpm contract` writes docs/http-contract.md: every call of the API and its responses, with recorded examples. With
// --check it writes nothing, and fails if the page is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentWith } from '@preventivo/api/workspace/published/document';
import { exchanges } from '@preventivo/api/workspace/published/exchanges';
import { page } from '@preventivo/api/workspace/published/page';
import { root } from '../shared/root.mjs';

const check = process.argv.includes('--check');
const examples = await exchanges();
const document = documentWith(examples);
const file = join(root, 'docs/http-contract.md');
const text = page(document, examples);
if (!check) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/http-contract.md is out of date: run pnpm contract and commit it.');
  process.exitCode = 1;
}
console.log(`${examples.length} examples in ${Object.keys(document.paths).length} paths`);

// `pnpm contract` writes services/api/openapi.json: every call of the API, in a form that programs read.
// With --check it writes nothing, and fails when the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { openApi } from '../services/api/src/openapi/openapi.ts';
import { lines } from '../services/api/src/process/lines.ts';
import { groups } from '../services/api/src/routes/routes.ts';

const check = process.argv.includes('--check');
const file = 'services/api/openapi.json';
const text = `${JSON.stringify(openApi(groups, lines), null, 2)}\n`;
const path = join(root, file);
const stale = !existsSync(path) || readFileSync(path, 'utf8') !== text;
if (stale && !check) writeFileSync(path, text);
if (stale && check) console.error(`${file} is out of date: run pnpm contract and commit it.`);
process.exitCode = stale && check ? 1 : 0;

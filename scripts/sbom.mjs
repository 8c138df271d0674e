// Writes a bill of materials (CycloneDX 1.6) of each package that is published into .reports/sbom, the API and the
// lines among them: what each needs at run time but for peers, with licences and hashes. Ends with 1 where a licence is
// not allowed.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { unlicensed } from './licences.mjs';
import { root } from './root.mjs';

const folder = join(root, '.reports', 'sbom');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const which = ['./packages/*', './apps/*', './services/*', '!@preventivo/fixtures'];
const form = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--prod', '--split'];
const { code, output } = await run(
  'pnpm',
  [...which.flatMap((one) => ['--filter', one]), 'sbom', ...form, '--out', join(folder, '%s.json')],
  { quiet: true },
);
if (code !== 0) console.error(output);

const bills = globSync('*.json', { cwd: folder }).map((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);
const refused = [...new Set(bills.flatMap(unlicensed))];
for (const sentence of refused) console.error(`May not be shipped: ${sentence}`);
console.log(`${bills.length} bills of materials in .reports/sbom`);
if (code !== 0 || bills.length === 0 || refused.length > 0) process.exitCode = 1;

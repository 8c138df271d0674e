import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../shared/child.mjs';
import { root } from '../../shared/root.mjs';
import { hygiene } from './hygiene.mjs';

/** Packs a package in the same way as for publishing. Returns the path of the tarball. */
export async function pack(cwd, destination) {
  const args = ['pack', '--json', '--pack-destination', destination];
  const { code, output } = await run('pnpm', args, { cwd, quiet: true });
  if (code !== 0) throw new Error(`pnpm pack failed in ${cwd}:\n${output}`);
  // The output of the script `prepack` precedes the JSON.
  return JSON.parse(output.slice(output.search(/^\{/m))).filename;
}

/** Returns the faults that publint, Are the Types Wrong and our own checks find in a tarball, or ''. */
export async function lintTarball(tarball) {
  const publint = await run('publint', [tarball, '--strict'], { quiet: true });
  // In this profile, packages are resolved by their `exports`, as TypeScript and Node do.
  const format = ['--profile', 'node16', '--format', 'ascii', '--no-emoji'];
  const attw = await run('attw', [tarball, ...format], { quiet: true });
  const told = [publint, attw].filter(({ code }) => code !== 0).map(({ output }) => output);
  return [...told, ...hygiene(await filesOf(tarball), root)].join('\n');
}

async function filesOf(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-tarball-'));
  try {
    const { code, output } = await run('tar', ['-xzf', tarball, '-C', folder], { quiet: true });
    if (code !== 0) throw new Error(`${tarball} could not be unpacked:\n${output}`);
    const unpacked = readdirSync(folder, { recursive: true, withFileTypes: true });
    return Object.fromEntries(
      unpacked
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((file) => [
          file.slice(join(folder, 'package').length + 1).replaceAll('\\', '/'),
          readFileSync(file, 'utf8'),
        ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { run } from '../child.mjs';

/** Packs one package as publishing would and answers the tarball's path. */
export async function pack(cwd, destination) {
  const args = ['pack', '--json', '--pack-destination', destination];
  const { code, output } = await run('pnpm', args, { cwd, quiet: true });
  if (code !== 0) throw new Error(`pnpm pack failed in ${cwd}:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{'))).filename;
}

/** What publint and Are the types wrong have against a tarball; empty when nothing. */
export async function lintTarball(tarball) {
  const publint = await run('publint', [tarball, '--strict'], { quiet: true });
  // node16: the resolution of TypeScript and Node since package exports exist.
  const format = ['--profile', 'node16', '--format', 'ascii', '--no-emoji'];
  const attw = await run('attw', [tarball, ...format], { quiet: true });
  return [publint, attw]
    .filter(({ code }) => code !== 0)
    .map(({ output }) => output)
    .join('\n');
}

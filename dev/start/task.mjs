import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, run } from '../shared/child.mjs';
import { orRefuse, Refusal } from '../shared/refusal.mjs';
import { root } from '../shared/root.mjs';
import { toolchain } from './toolchain.mjs';

const files = {
  start: 'dev/start/start.mjs',
  test: 'dev/check/test.mjs',
  tool: 'dev/start/tool.mjs',
  release: 'dev/release/release.mjs',
};

/** Installs Node, pnpm and the packages if needed. Then runs the task and exits with its code. */
export function runTask(task, args) {
  endWithParent();
  return orRefuse(async () => {
    const { node, env } = await setUp(task, args);
    const script = join(root, files[task]);
    const { code } = await run(node, [script, ...args], { env, takesOver: true });
    process.exit(code);
  });
}

async function setUp(task, [command]) {
  try {
    const tools = await toolchain();
    // Skip this before `tool install`: that command installs added packages and rewrites the lockfile.
    if (!(task === 'tool' && command === 'install')) await installPackages(tools.env);
    return tools;
  } catch (error) {
    // A failed set-up is a failed test run. The last line of its output must have the same form as after a test run.
    if (task === 'test') process.on('exit', () => console.log('0 passed, 1 failed'));
    throw error;
  }
}

async function installPackages(env) {
  const first = !existsSync(join(root, 'node_modules'));
  console.log(first ? 'Installing packages' : 'Checking packages');
  // `--trust-lockfile` avoids a download of 180 MB of metadata. The lockfile was verified when it was written.
  const args = ['install', '--frozen-lockfile', '--trust-lockfile', '--reporter=append-only'];
  const { code, output } = await run('pnpm', args, { env, quiet: true });
  if (code !== 0)
    throw new Refusal(
      `The packages could not be installed:\n${output.trim()}\n\nA package or a folder is new? npm run tool -- install`,
    );
}

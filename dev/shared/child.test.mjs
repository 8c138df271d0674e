import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { run } from './child.mjs';

const module = JSON.stringify(new URL('./child.mjs', import.meta.url).href);
const endless = 'console.log(process.pid); setInterval(() => {}, 1000);';

/** Starts a process that runs this code. Returns the process and the process id that the code prints. */
async function started(lines, command = process.execPath, args = ['--input-type=module', '-e']) {
  const text = `import { endWithParent, run } from ${module};\n${lines}`;
  const child = spawn(command, [...args, text], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  return { child, pid: Number(said.toString()) };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('run', () => {
  it('run returns the exit code and the output', async () => {
    const script = "console.log('fatto'); process.exit(3)";
    expect(await run(process.execPath, ['-e', script], { quiet: true })).toEqual({
      code: 3,
      output: 'fatto\n',
    });
  });

  it('run passes each line to onLine', async () => {
    const lines = [];
    const script = "process.stdout.write('uno\\ndue\\n')";
    await run(process.execPath, ['-e', script], { onLine: (line) => lines.push(line) });
    expect(lines).toEqual(['uno', 'due']);
  });

  it("after a signal, run ends the command and exits with the command's code", async () => {
    const { child, pid } = await started(
      `await run(process.execPath, ['-e', ${JSON.stringify(endless)}]);`,
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    expect(isAlive(pid)).toBe(false);
  });

  const gentle = `process.on('SIGTERM', () => process.exit(0)); ${endless}`;

  it('run exits with an error after a signal, even if the command exits with 0', async () => {
    const { child } = await started(
      `await run(process.execPath, ['-e', ${JSON.stringify(gentle)}]);`,
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
  });

  it('run exits with 0 after a signal if the command takes over and exits with 0', async () => {
    const { child } = await started(
      `await run(process.execPath, ['-e', ${JSON.stringify(gentle)}], { takesOver: true });`,
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

it('endWithParent ends a process whose parent was killed', async () => {
  const ends = "process.on('SIGTERM', () => { console.log('told'); process.exit(); });";
  const shell = 'node --input-type=module -e "$0"; true';
  const { child } = await started(`endWithParent(); ${ends} ${endless}`, 'sh', ['-c', shell]);
  const said = once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(String(await said)).toBe('told\n');
});

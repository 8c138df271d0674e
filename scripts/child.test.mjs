import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { run } from './child.mjs';

const module = JSON.stringify(new URL('./child.mjs', import.meta.url).href);
/** Says its process id and goes on for ever. */
const endless = 'console.log(process.pid); setInterval(() => {}, 1000);';

/** A process of its own that runs some lines with `child.mjs` at hand, until it has said a process id. */
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

describe('a command that is run', () => {
  it('tells how it ended and what it said', async () => {
    const script = "console.log('fatto'); process.exit(3)";
    expect(await run(process.execPath, ['-e', script], { quiet: true })).toEqual({
      code: 3,
      output: 'fatto\n',
    });
  });

  it('hands over its lines one by one', async () => {
    const lines = [];
    const script = "process.stdout.write('uno\\ndue\\n')";
    await run(process.execPath, ['-e', script], { onLine: (line) => lines.push(line) });
    expect(lines).toEqual(['uno', 'due']);
  });

  it('ends with us when we are told to end, and we end as it did', async () => {
    const { child, pid } = await started(
      `await run(process.execPath, ['-e', ${JSON.stringify(endless)}]);`,
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    expect(isAlive(pid)).toBe(false);
  });

  /** Ends well when it is told to. */
  const gentle = `process.on('SIGTERM', () => process.exit(0)); ${endless}`;

  it('that ends well when it is interrupted has not done all of its work, and we have not either', async () => {
    const { child } = await started(
      `await run(process.execPath, ['-e', ${JSON.stringify(gentle)}]);`,
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
  });

  it('that is all that we do ends us well where it ends well', async () => {
    const { child } = await started(
      `await run(process.execPath, ['-e', ${JSON.stringify(gentle)}], { takesOver: true });`,
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

it('a process is told to end when the one that started it is killed without a word', async () => {
  const ends = "process.on('SIGTERM', () => { console.log('told'); process.exit(); });";
  const shell = 'node --input-type=module -e "$0"; true';
  const { child } = await started(`endWithParent(); ${ends} ${endless}`, 'sh', ['-c', shell]);
  const said = once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(String(await said)).toBe('told\n');
});

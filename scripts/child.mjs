import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const windows = process.platform === 'win32';

/**
 * Runs a command to its end and answers `{ code, output }`.
 * It stands in a process group of its own: a signal to us reaches all it started, then we end as it did, and never well:
 * whatever follows in our caller's line would take half of the work for all of it. With `takesOver` it is all that we do,
 * as a server is that a signal may end well.
 * `quiet` keeps what it prints for the answer, `onLine` hands each line over as well; with `tee` it is printed and kept.
 */
export function run(
  command,
  args,
  { quiet = false, tee = false, takesOver = false, onLine, ...options } = {},
) {
  return new Promise((resolve, reject) => {
    const piped = quiet || tee || onLine;
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
      detached: !windows,
      shell: windows,
      ...options,
    });
    let output = '';
    let stoppedBy;
    const keep = (text) => {
      output += text;
    };
    const forward = (signal) => {
      stoppedBy = signal;
      stop(child, signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    if (piped) {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', keep);
        if (tee && !quiet) stream.on('data', (text) => process.stdout.write(text));
        if (onLine) linesOf(stream, onLine);
      }
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      const exit = code ?? 128 + constants.signals[signal];
      if (stoppedBy) process.exit(exit || (takesOver ? 0 : 128 + constants.signals[stoppedBy]));
      resolve({ code: exit, output });
    });
  });
}

/**
 * npm runs us under a shell that keeps signals to itself, and a parent that is killed forwards none:
 * when the parent is gone, this process gets the signal after all.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

function stop(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

function linesOf(stream, onLine) {
  let rest = '';
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    lines.forEach(onLine);
  });
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const windows = process.platform === 'win32';

/**
 * Runs a command and returns `{ code, output }`.
 * The command runs in its own process group. A signal to this process ends all its children. This
 * process then exits with the command's code, or with an error instead of 0, because a shell must
 * not continue after interrupted work. With `takesOver` the command is the whole task, like a
 * server, and its exit code 0 stays 0.
 * `quiet` collects the output instead of printing it, `onLine` also receives each line, and `tee`
 * prints and collects it.
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
 * Sends this process SIGTERM when its parent is gone, because npm's shell does not forward signals
 * and a killed parent sends none.
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
    // The command has already ended.
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

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const windows = process.platform === 'win32';

/**
 * Runs a command in its own process group. Returns `{ code, output }`. If this process receives a signal, it ends the
 * whole group and exits with the command's code. If this code is 0, it exits with an error: a shell must not continue
 * after an interrupted command. Set `takesOver` if the command is the whole task, such as a server: its exit code 0
 * then stays 0. `quiet` collects the output instead of printing it. `tee` prints and collects the output. `onLine`
 * receives each line of the output.
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
 * Sends SIGTERM to this process when its parent process has ended. npm's shell does not forward signals, and a killed
 * parent cannot send one.
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
    // Ignore the error: the command has already ended.
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

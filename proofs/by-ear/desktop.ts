import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAMS = ['Xvfb', 'openbox', 'dbus-daemon', 'orca', 'xdotool', 'localedef', 'firefox-esr'];
const PACKAGES = 'orca at-spi2-core openbox xdotool xvfb dbus locales firefox-esr';

/** How long to wait for Orca's first output, in milliseconds. */
const ORCA_SPEAKS = 30_000;

/** Orca's settings. Only the speech server differs from the defaults: scribe.py writes the speech to a file. */
const written = {
  general: { speechServerFactory: 'scribe' },
  profiles: { default: { profile: ['default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

/** A virtual desktop with a screen, a keyboard, a window manager and Orca in Italian. */
export interface Desktop {
  /** The environment variables for programs on the desktop. */
  readonly env: NodeJS.ProcessEnv;
  /** The file with Orca's speech, one sentence on each line. */
  readonly speech: string;
  /** Presses a key of the keyboard, such as `Tab` or `ctrl+Home`. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the desktop and Orca.
 * @throws if a program is missing. The message names the packages to install
 */
export async function startDesktop(): Promise<Desktop> {
  const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} not found: apt-get install ${PACKAGES}`);

  const home = mkdtempSync(join(tmpdir(), 'preventivo-by-ear-'));
  const run = join(home, 'run');
  mkdirSync(run, { mode: 0o700 });
  spawnSync('localedef', ['-i', 'it_IT', '-f', 'UTF-8', join(home, 'it_IT.UTF-8')]);
  const children: ChildProcess[] = [];
  function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    process.once('exit', () => child.kill('SIGKILL'));
    children.unshift(child);
    return child;
  }
  const lineOf = async ({ stdout }: ChildProcess) => {
    if (!stdout) throw new Error('there is nothing to read');
    const [line] = await once(createInterface({ input: stdout }), 'line');
    return String(line);
  };

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: run,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    LOCPATH: home,
    LANG: 'it_IT.UTF-8',
    LC_ALL: 'it_IT.UTF-8',
    GNOME_ACCESSIBILITY: '1',
  };
  const xvfb = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  env.DISPLAY = `:${await lineOf(start('Xvfb', xvfb, env))}`;
  const bus = ['--session', '--nofork', '--print-address=1'];
  env.DBUS_SESSION_BUS_ADDRESS = await lineOf(start('dbus-daemon', bus, env));
  start('openbox', [], env);
  const preferences = join(home, 'orca');
  mkdirSync(preferences);
  writeFileSync(join(preferences, 'user-settings.conf'), JSON.stringify(written));
  const speech = join(home, 'speech');
  writeFileSync(speech, '');
  const scribe = { BY_EAR: speech, PYTHONPATH: import.meta.dirname, PYTHONDONTWRITEBYTECODE: '1' };
  start('orca', [`--user-prefs=${preferences}`], { ...env, ...scribe });
  const end = Date.now() + ORCA_SPEAKS;
  while (statSync(speech).size === 0) {
    if (Date.now() > end) throw new Error('Orca does not speak');
    await wait(100);
  }

  const xdotool = async (...args: readonly string[]) => {
    await once(spawn('xdotool', args, { env }), 'exit');
  };
  return {
    env,
    speech,
    press: (key) => xdotool('key', '--clearmodifiers', key),
    type: (text) => xdotool('type', '--delay', '60', text),
    close: async () => {
      for (const child of children) {
        const gone = once(child, 'exit');
        child.kill();
        await gone;
      }
      rmSync(home, { recursive: true });
    },
  };
}

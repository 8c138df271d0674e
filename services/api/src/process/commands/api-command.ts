import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadConfig, type Env } from '../../config/config.ts';
import { packageRoot } from '../../package-root.ts';
import { readData } from '../../reference/read-data.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { commands } from './commands.ts';
import { linesOption } from './lines-option.ts';
import { siteFolders } from './site-folders.ts';

const commandList = Object.entries(commands)
  .map(([name, { takes, about }]) => `  ${`${name} ${takes}`.padEnd(32)} ${about}`)
  .join('\n');

const usage = `Starts the reference API of Preventivo.

  preventivo-api [--lines ./my-lines.js] [--site dist] [--port 3000] [--host 127.0.0.1] [--data-dir .data]

  --lines <which>      whose requests are taken: a module that exports lines, ids of the product's lines,
                       or several of both with commas (travel,./my-lines.js)   [the product's 17 lines]
  --site <folder>      built pages to serve at /, or elsewhere: /=dist; given several times for several folders:
                       --site /=dist --site /embed=node_modules/@preventivo/embed/static
  --port <number>      where it listens; 0 takes a free one                    [PORT, else 3000]
  --host <address>     at which address                                        [HOST, else 127.0.0.1]
  --data-dir <folder>  the database, the secret of the sessions, mails         [DATA_DIR, else .data]
  --cors <origins>     pages of other origins that may call, with commas       [CORS_ORIGINS, else none]
  --no-rate-limits     for tests: anybody may call as often as they like
  --help, --version

Other commands, for the database of a server; each says more with --help:
${commandList}

Everything else is said in the environment: https://github.com/preventivo/preventivo/tree/main/services/api#environment`;

const options = {
  lines: { type: 'string' },
  site: { type: 'string', multiple: true },
  port: { type: 'string' },
  host: { type: 'string' },
  'data-dir': { type: 'string' },
  cors: { type: 'string' },
  'no-rate-limits': { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

const variables = {
  port: 'PORT',
  host: 'HOST',
  'data-dir': 'DATA_DIR',
  cors: 'CORS_ORIGINS',
} as const;

/** Output of a command, and the server if the command started a server. */
export interface Commanded {
  readonly said: string;
  readonly server?: RunningServer;
}

/**
 * Runs `preventivo-api` with these arguments.
 * @throws {BadConfig} with one sentence for an invalid option or value
 */
export async function apiCommand(words: readonly string[], env: Env): Promise<Commanded> {
  const given = read(words);
  if (given.help) return { said: usage };
  if (given.version) return { said: version() };
  const data = await readData();
  const lines = await linesOption(given.lines, data);
  const own = environment(given, env);
  const site = siteFolders(given.site ?? [], own);
  const server = await startServer({ env: own, lines, data, site }).catch(inWords);
  const ids = Object.keys(lines);
  return {
    server,
    said: [
      `Preventivo answers at ${server.address}`,
      `${ids.length === 1 ? 'Line' : 'Lines'}: ${ids.join(', ')}`,
      ...Object.entries(site).map(
        ([path, folder]) => `Pages: ${server.address}${path} (${folder})`,
      ),
      `Try: ${server.address}/health, ${server.address}/openapi.json`,
      'Ctrl+C ends it; what was stored stays.',
    ].join('\n'),
  };
}

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new BadConfig(`${why}.\n\n${usage}`);
  }
}

type Given = ReturnType<typeof read>;

function environment(given: Given, env: Env): Env {
  const said = Object.entries(variables).flatMap(([word, variable]) => {
    const value = given[word as keyof typeof variables];
    return value === undefined ? [] : [[variable, value] as const];
  });
  return {
    ...env,
    ...Object.fromEntries(said),
    ...(given['no-rate-limits'] && { RATE_LIMITS: 'off' }),
  };
}

/** Replaces the variable in an error message with the option that the user typed. */
function inWords(error: unknown): never {
  if (!(error instanceof BadConfig)) throw error;
  const known = Object.entries(variables).find(([, name]) => error.message.startsWith(`${name} `));
  throw known ? new BadConfig(`--${known[0]} (${error.message.replace(' ', ') ')}`) : error;
}

function version(): string {
  return JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')).version;
}

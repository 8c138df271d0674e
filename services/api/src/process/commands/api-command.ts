import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadConfig, type Env } from '../../config/config.ts';
import { packageRoot } from '../../package-root.ts';
import type { ReferenceData } from '../../reference/data.ts';
import { readData } from '../../reference/read-data.ts';
import type { Write } from '../../requests/write.ts';
import { lines as productLines } from '../lines.ts';
import { loadLines } from '../load-lines.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { requestsCommand } from './requests-command.ts';

const usage = `Starts the reference API of Preventivo.

  preventivo-api [--lines ./my-lines.js] [--port 3000] [--host 127.0.0.1] [--data-dir .data]

  --lines <which>      whose requests are taken: a module that exports lines, ids of the product's lines,
                       or several of both with commas (travel,./my-lines.js)   [the product's 17 lines]
  --port <number>      where it listens; 0 takes a free one                    [PORT, else 3000]
  --host <address>     at which address                                        [HOST, else 127.0.0.1]
  --data-dir <folder>  the database, the secret of the sessions, mails         [DATA_DIR, else .data]
  --cors <origins>     pages of other origins that may call, with commas       [CORS_ORIGINS, else none]
  --no-rate-limits     for tests: anybody may call as often as they like
  --help, --version

  preventivo-api requests list|show|export|erase [--lines …] [--data-dir …]
                       what came in, beside a server that runs; requests --help says the rest

Everything else is said in the environment: https://github.com/preventivo/preventivo/tree/main/services/api#environment`;

const options = {
  lines: { type: 'string' },
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

/** Output of a command, and the server if it started one. */
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
  const lines = await linesOf(given.lines, data);
  const server = await startServer({ env: environment(given, env), lines, data }).catch(inWords);
  const ids = Object.keys(lines);
  return {
    server,
    said: [
      `Preventivo answers at ${server.address}`,
      `${ids.length === 1 ? 'Line' : 'Lines'}: ${ids.join(', ')}`,
      `Try: ${server.address}/health, ${server.address}/openapi.json`,
      'Ctrl+C ends it; what was stored stays.',
    ].join('\n'),
  };
}

/**
 * Runs `preventivo-api requests` with the remaining arguments.
 * @throws {BadConfig} with one sentence for an invalid option or value
 */
export async function apiRequestsCommand(
  words: readonly string[],
  env: Env,
  write: Write,
): Promise<void> {
  const { others, lines, 'data-dir': folder } = serverWords(words);
  const own = { ...env, ...(folder !== undefined && { DATA_DIR: folder }) };
  await requestsCommand(own, others, write, await linesOf(lines, await readData()));
}

/** Separates the options of the server from all other arguments. */
function serverWords(words: readonly string[]) {
  const others: string[] = [];
  const own: { lines?: string; 'data-dir'?: string } = {};
  const coming = words.values();
  for (const word of coming) {
    const [, name, same] = /^--(lines|data-dir)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) others.push(word);
    else {
      const value = same ?? coming.next().value;
      if (!value) throw new BadConfig(`--${name} takes a value.`);
      own[name as keyof typeof own] = value;
    }
  }
  return { ...own, others };
}

async function linesOf(named: string | undefined, data: ReferenceData) {
  return named === undefined ? productLines : await loadLines(named, { own: productLines, data });
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

import { BadConfig, type Env } from '../../config/config.ts';
import { usage as requestsUsage } from '../../requests/read-words.ts';
import { toStandardOutput, type Write } from '../../requests/write.ts';
import { backupCommand, backupUsage, restoreCommand, restoreUsage } from './backup-command.ts';
import { linesOption } from './lines-option.ts';
import { moveCommand, moveUsage } from './move-command.ts';
import { outboxCommand, outboxUsage } from './outbox-command.ts';
import { requestsCommand } from './requests-command.ts';

interface Command {
  /** Arguments of the command, and a few words about it, for the list of all commands. */
  readonly takes: string;
  readonly about: string;
  readonly usage: string;
  /** Whether the command accepts `--lines`, which names its product lines. */
  readonly isByLine?: boolean;
  /** @throws {BadConfig} with one sentence when the command fails */
  run(call: Call): Promise<void>;
}

interface Call {
  readonly env: Env;
  readonly words: readonly string[];
  readonly write: Write;
  /** The value of `--lines`. */
  readonly lines: string | undefined;
}

/** Returns a command that prints one text. */
const printed =
  (command: (env: Env, words: readonly string[]) => Promise<string>) =>
  async ({ env, words, write }: Call) =>
    write(`${await command(env, words)}\n`);

/** The commands besides the server. They use its database, even while the server runs. */
export const commands = {
  requests: {
    takes: 'list|show|status|export|erase',
    about: 'what came in',
    usage: requestsUsage,
    isByLine: true,
    run: async ({ env, words, write, lines }) =>
      requestsCommand(env, words, write, await linesOption(lines)),
  },
  outbox: {
    takes: 'list|replay',
    about: 'what could not be delivered; has it tried again',
    usage: outboxUsage,
    run: printed(outboxCommand),
  },
  backup: {
    takes: '<file>',
    about: 'copies the database in DATA_DIR',
    usage: backupUsage,
    run: printed(backupCommand),
  },
  restore: {
    takes: '<file>',
    about: 'makes a copy the database in DATA_DIR',
    usage: restoreUsage,
    run: printed(restoreCommand),
  },
  'move-to-postgres': {
    takes: '[call-off]',
    about: 'moves what is in DATA_DIR to DATABASE_URL',
    usage: moveUsage,
    run: printed(moveCommand),
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(commands, word);

/**
 * Runs a command with the remaining arguments.
 * @throws {BadConfig} with one sentence for an invalid option or value
 */
export async function runCommand(
  name: CommandName,
  words: readonly string[],
  { env, write }: Pick<Call, 'env' | 'write'>,
): Promise<void> {
  const { usage, isByLine = false, run }: Command = commands[name];
  if (words.includes('--help')) return write(`${usage}\n${ownUsage(isByLine)}\n`);
  const { others, lines, folder } = serverWords(words, isByLine);
  const own = { ...env, ...(folder !== undefined && { DATA_DIR: folder }) };
  await run({ env: own, words: others, write, lines });
}

/**
 * Runs a command as the program of this process. A failure prints a sentence and sets exit code 1.
 */
export async function runAsProgram(
  name: CommandName,
  words: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    await runCommand(name, words, { env: process.env, write: toStandardOutput() });
  } catch (error) {
    console.error(error instanceof BadConfig ? error.message : error);
    process.exitCode = 1;
  }
}

const ownUsage = (isByLine: boolean) =>
  [
    'Of which server:',
    '  --data-dir <folder>       the folder of its database, unless DATABASE_URL names one [DATA_DIR, else .data]',
    ...(isByLine
      ? ["  --lines <which>           its lines, as it was given them [the product's]"]
      : []),
  ].join('\n');

/** Separates the options of the server from all other arguments. */
function serverWords(words: readonly string[], isByLine: boolean) {
  const others: string[] = [];
  const own: { lines?: string; 'data-dir'?: string } = {};
  const coming = words.values();
  for (const word of coming) {
    const [, name, same] = /^--(lines|data-dir)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined || (name === 'lines' && !isByLine)) others.push(word);
    else {
      const value = same ?? coming.next().value;
      if (!value) throw new BadConfig(`--${name} takes a value.`);
      own[name as keyof typeof own] = value;
    }
  }
  return { lines: own.lines, folder: own['data-dir'], others };
}

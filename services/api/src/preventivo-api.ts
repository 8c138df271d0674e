import { BadConfig } from './config/config.ts';
import { apiCommand } from './process/commands/api-command.ts';
import { isCommand, runAsProgram } from './process/commands/commands.ts';
import { endOnSignal } from './process/run-server.ts';

/**
 * Runs the command line: starts the API, or runs another command. A configuration error prints one
 * sentence and sets exit code 1.
 */
export async function preventivoApi(words: readonly string[]): Promise<void> {
  const [command, ...rest] = words;
  if (isCommand(command)) return runAsProgram(command, rest);
  try {
    const { said, server } = await apiCommand(words, process.env);
    if (server) {
      endOnSignal(server);
      // Only JSON log lines go to standard output.
      console.error(said);
    } else console.log(said);
  } catch (error) {
    console.error(error instanceof BadConfig ? error.message : error);
    process.exitCode = 1;
  }
}

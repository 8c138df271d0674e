import { BadConfig } from './config/config.ts';
import { apiCommand, apiRequestsCommand } from './process/commands/api-command.ts';
import { endOnSignal } from './process/run-server.ts';
import { toStandardOutput } from './requests/write.ts';

/**
 * Runs the command line: starts the API or shows requests. A configuration error prints one
 * sentence and sets exit code 1.
 */
export async function preventivoApi(words: readonly string[]): Promise<void> {
  try {
    const [command, ...rest] = words;
    if (command === 'requests')
      return await apiRequestsCommand(rest, process.env, toStandardOutput());
    const { said, server } = await apiCommand(words, process.env);
    if (server) {
      endOnSignal(server);
      // Standard output is reserved for JSON log lines.
      console.error(said);
    } else console.log(said);
  } catch (error) {
    console.error(error instanceof BadConfig ? error.message : error);
    process.exitCode = 1;
  }
}

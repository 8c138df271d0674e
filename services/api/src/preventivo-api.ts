import { BadConfig } from './config/config.ts';
import { apiCommand, apiRequestsCommand } from './process/api-command.ts';
import { endOnSignal } from './process/command-line.ts';
import { toStandardOutput } from './requests/write.ts';

/**
 * Starts the API as the words of the command line say, or shows what came in; what goes wrong is one sentence and exit
 * code 1.
 */
export async function preventivoApi(words: readonly string[]): Promise<void> {
  try {
    const [command, ...rest] = words;
    if (command === 'requests')
      return await apiRequestsCommand(rest, process.env, toStandardOutput());
    const { said, server } = await apiCommand(words, process.env);
    if (server) {
      endOnSignal(server);
      // The standard output holds one line of JSON for each request.
      console.error(said);
    } else console.log(said);
  } catch (error) {
    console.error(error instanceof BadConfig ? error.message : error);
    process.exitCode = 1;
  }
}

import { BadConfig } from './config/config.ts';
import { apiCommand } from './process/api-command.ts';
import { endOnSignal } from './process/command-line.ts';

/** Starts the API as the words of the command line say; what goes wrong is one sentence and exit code 1. */
export async function preventivoApi(words: readonly string[]): Promise<void> {
  try {
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

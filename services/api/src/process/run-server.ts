import { BadConfig } from '../config/config.ts';
import { type RunningServer, type ServerOptions, startServer } from './start-server.ts';

/**
 * Starts the API as the program of this process; SIGTERM and SIGINT stop it. If the API cannot
 * start, prints one sentence and exits with code 1.
 */
export async function runServer(options: ServerOptions = {}): Promise<RunningServer> {
  try {
    const server = await startServer(options);
    endOnSignal(server);
    return server;
  } catch (error) {
    console.error(error instanceof BadConfig ? error.message : error);
    process.exit(1);
  }
}

export function endOnSignal(server: RunningServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
}

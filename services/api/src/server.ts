import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';
import type { RunningServer, ServerOptions } from './process/start-server.ts';

export type { RunningServer, ServerOptions } from './process/start-server.ts';

/**
 * Starts the API; it answers when this has resolved.
 * @throws {BadConfig} with one sentence for a bad variable, a database that cannot be used or a port that is taken
 */
export async function startServer(options?: ServerOptions): Promise<RunningServer> {
  const { startServer: start } = await import('./process/start-server.ts');
  return start(options);
}

/** Starts the API with all built apps beside it, as the environment says, until it is stopped. */
export async function startFromCommandLine(
  options?: Pick<ServerOptions, 'placeholder'>,
): Promise<RunningServer> {
  // Everything else is loaded after this: what was compiled once is taken as it is at the next start.
  enableCompileCache(fileURLToPath(new URL('node_modules/.cache/node', packageRoot)));
  const { startFromCommandLine: start } = await import('./process/command-line.ts');
  return start(options);
}

if (import.meta.main) await startFromCommandLine();

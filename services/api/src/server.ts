import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';
import type { RunningServer, ServerOptions } from './process/start-server.ts';

export type { RunningServer, ServerOptions } from './process/start-server.ts';

/**
 * Starts the API. When the promise resolves, the API accepts requests.
 * @throws {BadConfig} with one sentence for an invalid variable, an unusable database or a port in
 * use
 */
export async function startServer(options?: ServerOptions): Promise<RunningServer> {
  const { startServer: start } = await import('./process/start-server.ts');
  return start(options);
}

/** Starts the API with all built apps, configured by the environment, and runs until stopped. */
export async function startFromCommandLine(
  options?: Pick<ServerOptions, 'placeholder'>,
): Promise<RunningServer> {
  // Enable the compile cache before all other imports. The next start then reuses compiled code.
  enableCompileCache(fileURLToPath(new URL('node_modules/.cache/node', packageRoot)));
  const { startFromCommandLine: start } = await import('./process/commands/command-line.ts');
  return start(options);
}

if (import.meta.main) await startFromCommandLine();

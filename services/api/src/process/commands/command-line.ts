import { fileURLToPath } from 'node:url';
import { BadConfig } from '../../config/config.ts';
import { packageRoot } from '../../package-root.ts';
import type { SiteFolders } from '../../site/site.ts';
import { lines } from '../lines.ts';
import { type RunningServer, type ServerOptions, startServer } from '../start-server.ts';

/**
 * Starts the API with all built apps and runs until stopped.
 * @param options.placeholder responds for apps that are not built yet. @defaultValue none: on a
 * deployed server all apps are built
 */
export async function startFromCommandLine(
  options: Pick<ServerOptions, 'placeholder'> = {},
): Promise<RunningServer> {
  try {
    const server = await startServer({ ...options, site: builtApps() });
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

function builtApps(): SiteFolders {
  const built = (path: string) => fileURLToPath(new URL(`../../${path}`, packageRoot));
  const apps = Object.keys(lines).map((id) => [`/${id}/`, built(`apps/${id}/dist`)] as const);
  return {
    '/': built('site/dist'),
    '/docs/': { forBuilders: built('site/docs/dist') },
    '/storybook/': { forBuilders: built('storybook-static'), framing: true },
    ...Object.fromEntries(apps),
  };
}

import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../package-root.ts';
import type { SiteFolders } from '../../site/site.ts';
import { lines } from '../lines.ts';
import { runServer } from '../run-server.ts';
import type { RunningServer, ServerOptions } from '../start-server.ts';

/**
 * Starts the API with all built apps and runs until stopped.
 * @param options.placeholder responds for apps that are not built yet. @defaultValue none, because
 * on a deployed server all apps are built
 */
export const startFromCommandLine = (
  options: Pick<ServerOptions, 'placeholder'> = {},
): Promise<RunningServer> => runServer({ ...options, site: builtApps() });

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

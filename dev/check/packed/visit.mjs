import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyPort } from '../../shared/any-port.mjs';
import { root } from '../../shared/root.mjs';
import { complaint } from './consumer.mjs';

/**
 * Chooses the URLs of the apps and of their back end. Call it before the build, which inserts the URLs into the apps.
 */
export async function addresses({ vite, next }) {
  const ports = [await anyPort(), await anyPort(), await anyPort(), await anyPort()];
  const [api, viteApp, nextApp, nextDev] = ports.map(String);
  const back = `http://127.0.0.1:${api}`;
  return {
    VITE_API: back,
    API_URL: back,
    API_PORT: api,
    VITE_APP: vite,
    VITE_PORT: viteApp,
    NEXT_APP: next,
    NEXT_PORT: nextApp,
    NEXT_DEV_PORT: nextDev,
    NEXT_TELEMETRY_DISABLED: '1',
    E2E_DATA_DIR: join(tmpdir(), `preventivo-e2e-${randomUUID()}`),
  };
}

export const visit = (env) =>
  complaint(
    'playwright',
    ['test', '--config', join('e2e', 'outside', 'playwright.config.ts'), '--reporter=line'],
    root,
    env,
  );

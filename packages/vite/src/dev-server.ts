import type { ServerOptions } from 'vite';

/**
 * Returns the options of an app's development server. The server listens on loopback only. It proxies API calls, so
 * that the page and the API have the same origin, as in production.
 * @param env `PORT`: the port, by default 5173 or the next free port. `API`: the URL of a running API, by default
 * http://127.0.0.1:3000
 */
export function devServer({ PORT: port, API: api }: NodeJS.ProcessEnv): ServerOptions {
  return {
    host: '127.0.0.1',
    ...(port && { port: Number(port), strictPort: true }),
    proxy: { '/api': api || 'http://127.0.0.1:3000' },
  };
}

import type { ServerOptions } from 'vite';

/**
 * Returns the development server of an app: on loopback only, with the page's API calls proxied, so
 * that the page has one origin as in production.
 * @param env `PORT`, 5173 or the next free one by default; `API`, the address of a running API,
 * http://127.0.0.1:3000 by default
 */
export function devServer({ PORT: port, API: api }: NodeJS.ProcessEnv): ServerOptions {
  return {
    host: '127.0.0.1',
    ...(port && { port: Number(port), strictPort: true }),
    proxy: { '/api': api || 'http://127.0.0.1:3000' },
  };
}

import { type Server, startServer } from './server.ts';
import { test as travel } from './travel-test.ts';

/** A test with its own server, which limits the rate of requests and trusts `X-Forwarded-For`. */
export const test = travel.extend<{ readonly server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
  server: async ({}, use) => {
    const server = await startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    await use(server);
    await server.remove();
  },
  baseURL: async ({ server }, use) => use(server.address),
});

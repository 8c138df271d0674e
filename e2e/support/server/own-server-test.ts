import { type Server, startServer } from './server.ts';
import { test as travel } from './travel-test.ts';

/** A test with its own server, which the test may kill. No other test uses that server. */
export const test = travel.extend<object, { readonly server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

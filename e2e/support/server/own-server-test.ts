import { type Server, startServer } from './server.ts';
import { test as travel } from './travel-test.ts';

/** Tests with their own server. They may kill it, and no other test uses it. */
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

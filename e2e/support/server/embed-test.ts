import { test as base } from './clock-test.ts';
import { type PageServer, startPageServer } from './page-server.ts';
import { type Server, startServer } from './server.ts';

/** A test with two origins: another site, and the product, whose settings allow that site to embed it. */
export const test = base.extend<object, { readonly site: PageServer; readonly server: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
    async ({}, use) => {
      const site = await startPageServer();
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site }, use) => {
      const origins = { CORS_ORIGINS: site.address, FRAME_ANCESTORS: site.address };
      const server = await startServer(origins);
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

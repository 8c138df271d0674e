import type { createAdaptorServer } from '@hono/node-server';

/** How long answers that are under way are waited for, in milliseconds. */
const patience = 8_000;

/** Takes no new connection, lets answers under way end, then ends what is left. */
export async function stopGently(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  await new Promise<void>((resolve) => {
    const impatience = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      patience,
    );
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A static site of another owner, on its own origin. */
export interface PageServer {
  /** The URL, for example `http://127.0.0.1:40123`. */
  readonly address: string;
  show(page: HostPage): void;
  stop(): void;
}

export interface HostPage {
  readonly html: string;
  readonly css?: string;
  readonly policy: string;
}

/** Starts a server with one page at `/` and its styles at `/site.css`. */
export async function startPageServer(): Promise<PageServer> {
  let shown: HostPage = { html: '', policy: '' };
  const server = createServer(({ url = '/' }, response) => {
    const isPage = new URL(url, 'http://page').pathname === '/';
    const type = isPage ? 'text/html; charset=utf-8' : 'text/css; charset=utf-8';
    response.writeHead(isPage || url === '/site.css' ? 200 : 404, {
      'content-type': type,
      'content-security-policy': shown.policy,
    });
    response.end(isPage ? shown.html : (shown.css ?? ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    show: (page) => {
      shown = page;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

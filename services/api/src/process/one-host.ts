import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Refuses a request with several `Host` headers by 400, as RFC 9112 (3.2) demands, and closes its connection: no later
 * request of it is answered. Node drops the second host, so a proxy that reads the last one would disagree with this
 * server about the site.
 */
export function requireOneHost(listener: RequestListener): RequestListener {
  const refused = new WeakSet<Socket>();
  return (request, response) => {
    if (refused.has(request.socket)) return;
    if (countHosts(request) <= 1) return listener(request, response);
    refused.add(request.socket);
    response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
  };
}

/** Counts in the raw headers, which are names and values in turn: the parsed ones have one host only. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Responds with 400 to a request with several `Host` headers (RFC 9112, 3.2). Closes its connection
 * without processing later requests. Node uses the first host. A proxy may use the last host, so
 * both would assign the request to different sites.
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

/**
 * Counts the `Host` headers of a request. Reads the raw headers, a flat list of names and values,
 * because the parsed headers keep only one host.
 */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Rejects a request with several `Host` headers with 400 (RFC 9112, 3.2) and closes its connection
 * without processing later requests. Node uses the first host, so a proxy that uses the last one
 * would disagree about the site of the request.
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
 * Counts the `Host` headers of a request. It reads the raw headers, a flat list of names and
 * values, because the parsed headers have only one host.
 */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

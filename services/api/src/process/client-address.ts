import type { IncomingMessage } from 'node:http';

/**
 * Whom a request is counted for: the address it came from, as the outermost trusted proxy saw it.
 * @param proxies how many proxies stand in front; what the client itself wrote is never believed
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const direct = request.socket.remoteAddress ?? '-';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? ''))
    .split(',')
    .map((one) => one.trim());
  return hops.at(-proxies) || direct;
}

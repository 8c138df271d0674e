import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whom a request is counted for: the address it came from, as the outermost trusted proxy saw it, in one spelling.
 * Of IPv6 the network of one connection, /64: whoever has one has all its addresses.
 * @param proxies how many proxies stand in front; what the client itself wrote is never believed
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const direct = counted(request.socket.remoteAddress ?? '') ?? '-';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? '')).split(',');
  // What is no address counts for the proxy that let it through: made-up ones give nobody a count of their own.
  return counted(hops.at(-proxies) ?? '') ?? direct;
}

/** Whether a request says that a proxy handed it on. */
export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);

/** An address as it is counted; undefined for what is none. */
function counted(written: string): string | undefined {
  const bare = withoutPort(written.trim());
  if (!isIP(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}

/** `203.0.113.9:4711`, `[2001:db8::1]:4711` and `fe80::1%eth0` are written for the address in them. */
function withoutPort(written: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written) ?? [];
  return (bracketed ?? written.replace(/^([\d.]+):\d{1,5}$/, '$1')).replace(/%.*$/, '');
}

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';

/**
 * Whom a request is counted for: the address it came from, as the outermost trusted proxy saw it, in one spelling.
 * Of IPv6 the network of one connection, /64: whoever has one has all its addresses.
 * @param proxies how many proxies stand in front; what the client itself wrote is never believed
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const direct = countedAddress(request.socket.remoteAddress ?? '') ?? '-';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? '')).split(',');
  // What is no address counts for the proxy that let it through: made-up ones give nobody a count of their own.
  return countedAddress(hops.at(-proxies) ?? '') ?? direct;
}

/** Whether a request says that a proxy handed it on. */
export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);

/** An address as it is counted, whoever wrote it; undefined for what is none. */
export function countedAddress(written: string): string | undefined {
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

/**
 * Whether a request was made on this machine, for whoever made it: a proxy on this machine hands on those of others. One that
 * says so is known by its headers, one that says nothing by what the configuration tells of it.
 */
export function isLocalRequest(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustProxy, accounts: { publicUrl = '' } }: Pick<Config, 'trustProxy' | 'accounts'>,
): boolean {
  // This server speaks no TLS: under an address that does, something stands in front.
  const hasProxy = trustProxy > 0 || publicUrl.startsWith('https:') || isForwarded(request);
  const { remoteAddress = '' } = request.socket;
  const isLoopback = isIP(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
  // A page that had its own name point here would be asked for by that name.
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '');
  return Boolean(isLoopback) && isNamedSo && !hasProxy;
}

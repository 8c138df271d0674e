import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';

/**
 * Returns the key by which rate limits count a client: the normalised address that the outermost
 * trusted proxy saw. For IPv6 the key is the /64, because one subscriber owns the whole /64.
 * @param proxies number of trusted proxies; entries that the client added are ignored
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const direct = countedAddress(request.socket.remoteAddress ?? '') ?? '-';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? '')).split(',');
  // Count an invalid address as the proxy's address. Otherwise clients could bypass the limits with
  // invalid addresses.
  return countedAddress(hops.at(-proxies) ?? '') ?? direct;
}

export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);

/** Normalises an address for rate limits; undefined if invalid. */
export function countedAddress(written: string): string | undefined {
  const bare = withoutPort(written.trim());
  if (!isIP(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}

/** Removes ports and zones: `203.0.113.9:4711`, `[2001:db8::1]:4711` and `fe80::1%eth0`. */
function withoutPort(written: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written) ?? [];
  return (bracketed ?? written.replace(/^([\d.]+):\d{1,5}$/, '$1')).replace(/%.*$/, '');
}

/**
 * Whether a client on this machine sent the request itself. A local proxy could forward a request
 * of another client. Headers reveal most proxies; the configuration reveals proxies that add no
 * headers.
 */
export function isLocalRequest(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustProxy, accounts: { publicUrl = '' } }: Pick<Config, 'trustProxy' | 'accounts'>,
): boolean {
  // This server has no TLS. A public https URL therefore implies a proxy.
  const hasProxy = trustProxy > 0 || publicUrl.startsWith('https:') || isForwarded(request);
  const { remoteAddress = '' } = request.socket;
  const isLoopback = isIP(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
  // Check `Host` against DNS rebinding: the browser of a malicious page sends the page's host name.
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '');
  return Boolean(isLoopback) && isNamedSo && !hasProxy;
}

/** A client as rate limits count it, and the networks that contain it. */
export interface Networks {
  /** An IPv4 address, the /64 of an IPv6 address, or '-' without an address. */
  readonly client: string;
  /** IPv6 /56: the size of a household. */
  readonly near?: string;
  /** IPv6 /48: the size of a company. */
  readonly wide?: string;
  /** IPv4 /24: neighbouring addresses, whose users have nothing in common. */
  readonly neighbours?: string;
}

/**
 * Returns the networks of a client.
 * @param client in the format of `clientAddress`: `203.0.113.9` or `2001:db8:0:7::/64`
 */
export function networksOf(client: string): Networks {
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(client))
    return { client, neighbours: `${client.replace(/\d+$/, '0')}/24` };
  const [, written] = /^([\da-f:]*)::\/64$/.exec(client) ?? [];
  if (written === undefined) return { client };
  // The last 64 bits are the longest run of zeros, so '::' is always at the end.
  const [a = '0', b = '0', c = '0', d = '0'] = written.split(':').filter(Boolean);
  const subnet = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return { client, near: `${a}:${b}:${c}:${subnet}::/56`, wide: `${a}:${b}:${c}::/48` };
}

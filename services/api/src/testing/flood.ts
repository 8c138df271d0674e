/** Number of requests and networks of a flood. */
export const flood = { requests: 2000, networks: 200 };

/** Clients in each network. */
const clients = 5;
/** Mailboxes that the flood targets. */
const victims = ['anna.conti', 'bruno.sala', 'carla.riva', 'dario.neri'].map(
  (name) => `${name}@example.it`,
);

/** A sender. Limits distinguish senders by these properties. */
export interface Sender {
  readonly address: string;
  readonly email: string;
}

/**
 * Senders of a flood: five clients in each of a hundred IPv4 /24 and a hundred IPv6 /48. They use
 * four mailboxes. Each request spells its mailbox differently.
 */
export const robots: readonly Sender[] = Array.from({ length: flood.requests }, (_, at) => {
  const network = at % flood.networks;
  const client = (Math.floor(at / flood.networks) % clients) + 1;
  const victim = victims[at % victims.length] ?? '';
  return {
    address:
      network % 2 === 0
        ? `198.18.${network}.${client}`
        : `2001:db8:${network.toString(16)}:${client}::7`,
    email: at < victims.length ? victim : victim.replace('@', `+${at}@`),
  };
});

/** Returns people who send one request each. Each person has a unique network and email. */
export const people = (many: number): readonly Sender[] =>
  Array.from({ length: many }, (_, at) => ({
    address: at % 2 === 0 ? `100.64.${at}.9` : `2001:db8:${(at + 4096).toString(16)}::9`,
    email: `persona.${at}@example.it`,
  }));

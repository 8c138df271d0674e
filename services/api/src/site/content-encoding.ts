import { accepts } from 'hono/accepts';
import type { HonoContext } from '../http/environment.ts';

/** Encodings that the build creates, smallest first. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/**
 * Returns the encoding of a response. Chooses the available encoding with the client's highest
 * weight (RFC 9110, 12.5.3); on a tie, the smaller encoding. Returns undefined if the client
 * accepts none of them, or explicitly prefers identity.
 */
export function contentEncoding(c: HonoContext, available: readonly Coding[]): Coding | undefined {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: [],
    default: 'identity',
    match: (accepted) => {
      const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
      const weight = (coding: Coding) => named(coding) ?? named('*') ?? 0;
      const [best] = codings
        .filter((coding) => available.includes(coding) && weight(coding) > 0)
        .sort((a, b) => weight(b) - weight(a));
      return best && weight(best) >= (named('identity') ?? 0) ? best : 'identity';
    },
  });
  return codings.find((coding) => coding === chosen);
}

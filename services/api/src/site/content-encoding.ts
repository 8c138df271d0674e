import { accepts } from 'hono/accepts';
import type { HonoContext } from '../http/environment.ts';

/** Content codings that the build makes, the smallest result first. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/**
 * Returns the coding to answer with: the one of `available` that the client weighs highest (RFC 9110, 12.5.3), the
 * smaller of two that weigh the same. Returns undefined where none is acceptable, or where the client weighs the plain
 * bytes higher by name.
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

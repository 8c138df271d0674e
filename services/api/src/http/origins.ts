/** What a request says of where it comes from. */
export type Origin = 'own' | 'allowed' | 'foreign';

/** Tells where a request comes from. Who sends no `Origin` is no page of another site. */
export function originOf(request: Request, allowed: readonly string[]): Origin {
  const origin = request.headers.get('origin');
  if (origin === null) return 'own';
  if (allowed.includes(origin)) return 'allowed';
  // A browser says it itself, and no page can make it say so; true also behind a proxy.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return 'own';
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
    ? 'own'
    : 'foreign';
}

/** The headers that let a page of another origin read an answer. */
export function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin,
    // Nobody is known here by a cookie; a page that is set to send them is let through all the same.
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'idempotent-replayed, x-request-id, x-token, retry-after',
    vary: 'Origin',
  };
}

/** The headers of the answer to the question that goes before. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '600',
};

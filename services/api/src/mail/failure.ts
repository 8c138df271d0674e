/** A delivery that was not taken. The message holds no data: it is noted. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered';
}

/** A delivery that nobody will ever take. */
export class Undeliverable extends NotDelivered {
  override readonly name = 'Undeliverable';
}

/** Why a delivery failed, without what was delivered and to whom: other messages may hold that. */
export function failureOf(error: unknown): string {
  if (error instanceof NotDelivered) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  // What `fetch` throws has its reason inside.
  const reason = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.name;
  // The number a mail server answered with.
  return 'responseCode' in reason ? `${code} ${Number(reason.responseCode)}` : code;
}

import type { Sha256 } from './digest.ts';

/**
 * What was sent, as one text to compare by: the same however its keys are ordered. The times in the
 * privacy flags are left out, since a page that was reloaded makes them anew.
 */
export function fingerprint(sha256: Sha256, line: string, body: unknown) {
  return sha256(canonical([line, body]));
}

/** Whether two parts of a body say the same, however their keys are ordered. */
export const isSameBody = (one: unknown, other: unknown) => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'last_change')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${entries.join()}}`;
}

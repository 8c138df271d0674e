import type { Failure, Messages } from '@preventivo/core';

/** A failure in the application's words, where it has some for its code (foundation.md 8). */
export function inOwnWords(failure: Failure, messages: Partial<Messages>): Failure {
  const own = Object.entries(messages).find(([code]) => code === failure.code)?.[1];
  if (!own) return failure;
  // Page 1 says the same at the field and in the summary.
  const invalid = failure.invalid === failure.error ? own : failure.invalid;
  return { ...failure, error: own, invalid };
}

import type { Failure, Messages } from '@preventivo/core';

/**
 * A failure in the application's words, where it has some for its code
 * (docs/rules/submission.md#messages).
 */
export function inOwnWords(failure: Failure, messages: Partial<Messages>): Failure {
  const { code, error, invalid, group } = failure;
  const own = wordsOf(code, messages);
  const ofGroup = group && wordsOf(group.code, messages);
  if (!own && !ofGroup) return failure;
  return {
    ...failure,
    error: own ?? error,
    // Page 1 says the same at the field and in the summary.
    invalid: own && invalid === error ? own : invalid,
    ...(ofGroup && { group: { ...group, error: ofGroup } }),
  };
}

const wordsOf = (code: string, messages: Partial<Messages>) =>
  Object.entries(messages).find(([known]) => known === code)?.[1];

import type { TicketAnswer } from './answers.tsx';

/** Returns the answers of now in the order of `before`; new and changed ones come last. */
export function latestLast(
  before: readonly TicketAnswer[],
  now: readonly TicketAnswer[],
): readonly TicketAnswer[] {
  const rankOf = ({ field, answer }: TicketAnswer) => {
    const rank = before.findIndex((one) => one.field === field && one.answer === answer);
    return rank < 0 ? before.length : rank;
  };
  return [...now].sort((one, other) => rankOf(one) - rankOf(other));
}

import type { TicketAnswer } from './answers.tsx';

/** Returns the answers `now` in the order of `before`. New and changed answers come last. */
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

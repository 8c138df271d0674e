/**
 * Whether two answers are equal. Compares them as JSON, which needs the same order of keys. Answers keep the order of
 * their keys.
 */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

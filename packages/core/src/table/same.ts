/** Whether two answers are equal. Answers are plain JSON whose keys keep their order. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

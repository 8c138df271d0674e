import { type Block, joined } from './define-line.ts';
import type { Fields } from './field.ts';

/** Two blocks as one: the questions and rules of both, the first's before the second's. */
export function joinBlocks<A extends Fields, B extends Fields>(
  first: Block<A>,
  second: Block<B>,
): Block<A & B> {
  return { ...joined(first, second), order: [...first.order, ...second.order] };
}

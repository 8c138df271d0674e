import type { Bounds } from './bounds.ts';
import type { Field } from './field.ts';
import { isPlate, isText } from './kinds.ts';
import type { FieldContext } from './validation-context.ts';

/** Longest text where the table says nothing. */
const LONGEST = 1000;

/**
 * The fewest and the most characters of a text, the limits of any other answer. On a page a text is
 * as long as its box at most; what came over the wire has been in none.
 */
export function lengthBounds(field: Field, { bounds, nested }: FieldContext): Bounds {
  if (!isText(field) && !isPlate(field)) return bounds;
  const { min = 0, max = LONGEST } = field;
  const box = isText(field) && !nested.received ? field.box : undefined;
  return { from: min, to: box ?? max, open: false };
}

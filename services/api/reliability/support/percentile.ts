/**
 * Returns the smallest value v such that this fraction of all values, or more, is at most v.
 * @param part 0.5 for the median
 */
export function percentile(values: Iterable<number>, part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** Returns the median of figures; NaN if there are none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Formats the range of figures from the smallest to the largest, which shows their precision. */
export function spread(figures: readonly number[], digits = 0): string {
  if (figures.length === 0) return '–';
  return `${Math.min(...figures).toFixed(digits)} … ${Math.max(...figures).toFixed(digits)}`;
}

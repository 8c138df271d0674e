/** Returns the median of the figures, or NaN without figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Formats the range of the figures, which shows how much they vary. */
export function spread(figures: readonly number[], digits = 0): string {
  if (figures.length === 0) return '–';
  return `${Math.min(...figures).toFixed(digits)} … ${Math.max(...figures).toFixed(digits)}`;
}

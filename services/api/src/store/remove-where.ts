/** Removes matching entries. Returns how many it removed. */
export function removeWhere<T>(map: Map<string, T>, isGone: (value: T) => boolean): number {
  const before = map.size;
  for (const [key, value] of map) if (isGone(value)) map.delete(key);
  return before - map.size;
}

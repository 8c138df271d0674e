/** Groups items by key, in their original order. */
export function grouped<K, T>(
  items: Iterable<T>,
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Removes duplicates; returns undefined for an empty list. */
export const nonEmpty = <T>(found: readonly T[]) =>
  found.length > 0 ? distinct(found) : undefined;

export const distinct = <T>(found: readonly T[]) => [...new Set(found)];

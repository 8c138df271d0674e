import { fold } from '@preventivo/italian';

interface Entry<T> {
  readonly key: string;
  readonly item: T;
}

/** Things by their names, found by how a name begins, then by how one of its later words begins. */
export interface PrefixIndex<T> {
  /** Things in the alphabetical order of their names, those named so from the start first; the caller takes as many as it wants. */
  find(typed: string): Iterable<T>;
}

export function prefixIndex<T>(
  things: Iterable<readonly [item: T, names: readonly string[]]>,
): PrefixIndex<T> {
  const starts: Entry<T>[] = [];
  const later: Entry<T>[] = [];
  for (const [item, names] of things) {
    for (const name of names) {
      let key = '';
      // Each word is folded once; from the last to the first, every rest of the name is a key.
      const keys = name
        .split(/[\s'-]+/)
        .map(fold)
        .reverse()
        .map((word) => {
          key = word + key;
          return key;
        });
      starts.push({ key: keys.pop() ?? '', item });
      later.push(...keys.map((rest) => ({ key: rest, item })));
    }
  }
  for (const entries of [starts, later])
    entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

  return {
    *find(typed) {
      const prefix = fold(typed);
      if (prefix === '') return;
      const found = new Set<T>();
      for (const entries of [starts, later])
        for (let at = firstFrom(entries, prefix); entries[at]?.key.startsWith(prefix); at += 1) {
          const item = entries[at]?.item;
          if (item === undefined || found.has(item)) continue;
          found.add(item);
          yield item;
        }
    },
  };
}

/** Where the first key stands that is not before `prefix`. */
function firstFrom<T>(sorted: readonly Entry<T>[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

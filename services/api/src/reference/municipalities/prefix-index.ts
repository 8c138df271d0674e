import { fold } from '@preventivo/italian';

interface Entry<T> {
  readonly key: string;
  readonly item: T;
}

/**
 * An index of items by their names. A search matches the start of a name, or the start of a later
 * word.
 */
export interface PrefixIndex<T> {
  /** Lazily yields items in alphabetical order. Matches at the start of a name come first. */
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
      // A key starts at each word of a name and continues to the end of the name. The loop starts
      // at the last word, so that it folds each word only once.
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

/** Returns the index of the first key that is equal to `prefix` or follows it. */
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

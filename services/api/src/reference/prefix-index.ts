import { fold } from '@preventivo/core/italian';

interface Entry<T> {
  readonly key: string;
  readonly item: T;
}

/** Things by their names, found by how a name begins, then by how one of its later words begins. */
export interface PrefixIndex<T> {
  /** At most `limit` things, in the alphabetical order of the names; those named so from the start first. */
  find(typed: string, limit: number): T[];
}

export function prefixIndex<T>(things: Iterable<readonly [item: T, names: readonly string[]]>) {
  const starts: Entry<T>[] = [];
  const words: Entry<T>[] = [];
  for (const [item, names] of things) {
    for (const name of names) {
      starts.push({ key: fold(name), item });
      for (const [, later = ''] of name.matchAll(/[\s'-]+(?=(.+))/g))
        words.push({ key: fold(later), item });
    }
  }
  const byKey = (a: Entry<T>, b: Entry<T>) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
  starts.sort(byKey);
  words.sort(byKey);

  const index: PrefixIndex<T> = {
    find(typed, limit) {
      const prefix = fold(typed);
      const found = new Set<T>();
      if (prefix !== '')
        for (const sorted of [starts, words]) collect(sorted, prefix, limit, found);
      return [...found];
    },
  };
  return index;
}

function collect<T>(sorted: readonly Entry<T>[], prefix: string, limit: number, found: Set<T>) {
  for (let at = firstFrom(sorted, prefix); found.size < limit; at += 1) {
    const entry = sorted[at];
    if (!entry?.key.startsWith(prefix)) return;
    found.add(entry.item);
  }
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

import { useRef } from 'react';

/**
 * Tells an outside change of `value` from the owner handing back, perhaps late, what it was sent.
 * An input that fought the late ones would eat what a person types meanwhile.
 */
export function useEchoes<T>(value: T, same: (a: T, b: T) => boolean = Object.is) {
  const seen = useRef(value);
  const sent = useRef<readonly T[]>([]);
  return {
    send: (next: T) => {
      sent.current = [...sent.current, next];
    },
    /** Whether the value was changed from outside since this was last asked. For effects, not for rendering. */
    isNews: (next: T): boolean => {
      if (same(next, seen.current)) return false;
      seen.current = next;
      const known = sent.current.findIndex((one) => same(one, next));
      const isLatest = sent.current.slice(-1).some((one) => same(one, next));
      sent.current = known < 0 || isLatest ? [] : sent.current.slice(known + 1);
      return known < 0;
    },
  };
}

import { useRef, useState } from 'react';
import { afterPress } from '../focus/after-press.ts';
import { announce } from '../status/announce.ts';

/** How long a number that was corrected may not have been seen yet, in milliseconds. */
const UNSEEN_MS = 500;

interface Clamp {
  readonly min: number;
  readonly max: number;
  now(): number | null;
  put(amount: number): void;
}

/** Brings a number to the nearest limit, and says so; nothing goes on before that could be seen. */
export function useClamp({ min, max, now, put }: Clamp) {
  const [said, setSaid] = useState<string>();
  const unseen = useRef(false);
  const within = (amount: number) => Math.min(max, Math.max(min, amount));
  return {
    said,
    within,
    forget: () => setSaid(undefined),
    keepInside: () => {
      const typed = now();
      if (typed === null || typed === within(typed)) return;
      const limit = typed > max ? `massimo ${max}` : `minimo ${min}`;
      const sentence = `Valore ${limit}: l'abbiamo corretto`;
      put(within(typed));
      unseen.current = true;
      setTimeout(() => {
        unseen.current = false;
      }, UNSEEN_MS);
      afterPress(() => setSaid(sentence));
      announce(sentence);
    },
    /** Whether a number was corrected just now; once. */
    isUnseen: () => {
      const was = unseen.current;
      unseen.current = false;
      return was;
    },
  };
}

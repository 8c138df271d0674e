import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { WaitingOverlay, type WaitingOverlayProps } from './waiting-overlay.tsx';

/** Waits for an answer behind 'Un attimino...', and goes on when that has left the screen. */
export interface Waiting {
  waitFor<T>(ask: () => Promise<T>): Promise<T>;
  /** To be drawn beside the form, not in it. */
  readonly overlay: ReactNode;
}

export function useWaiting(text: WaitingOverlayProps['text']): Waiting {
  const [waiting, setWaiting] = useState(false);
  const onGone = useRef<() => void>(undefined);
  return {
    waitFor: async (ask) => {
      const gone = new Promise<void>((resolve) => {
        onGone.current = resolve;
      });
      // Drawn before it is asked: an answer that comes at once ends a wait as well.
      flushSync(() => setWaiting(true));
      try {
        return await ask();
      } finally {
        setWaiting(false);
        await gone;
      }
    },
    overlay: <WaitingOverlay waiting={waiting} text={text} onGone={() => onGone.current?.()} />,
  };
}

import { useTranslate } from '@preventivo/core/react';
import { waitingLong, waitingNow } from '@preventivo/core/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../dialog/dialog.tsx';
import { useCommitEffect } from '../field/effects.ts';

/** Props of `<WaitingOverlay>`. */
export interface WaitingOverlayProps {
  /** Whether a request is pending. */
  readonly waiting: boolean;
  /** Description of the pending action (docs/rules/screens.md#waiting). */
  readonly text: string;
  /** Called when the request has ended and the overlay is hidden. The next dialog may open now. */
  readonly onGone?: () => void;
  /** Delay before the overlay appears, in ms. For a shorter wait, the overlay does not appear. @defaultValue 250 */
  readonly delayMs?: number;
  /** Minimum visible time, in ms. @defaultValue 600 */
  readonly minimumMs?: number;
  /** Time after which the overlay shows a message about the long wait, in ms. @defaultValue 8000 */
  readonly longMs?: number;
}

/** The dialog 'Un attimino...' during a request. The user cannot close it. */
export function WaitingOverlay(props: WaitingOverlayProps) {
  const t = useTranslate();
  const { waiting, text, onGone, delayMs = 250, minimumMs = 600, longMs = 8000 } = props;
  const shown = useShown(waiting, delayMs, minimumMs);
  const long = useOverdue(waiting, longMs);
  const busy = waiting || shown;
  const wasBusy = useRef(false);

  useEffect(() => {
    if (wasBusy.current && !busy) onGone?.();
    wasBusy.current = busy;
  }, [busy, onGone]);

  return (
    <Dialog open={shown} title={t(waitingNow)} description={text}>
      <div className="q-spinner q-waiting" aria-hidden="true" />
      <p role="status" className="q-note">
        {long && t(waitingLong)}
      </p>
    </Dialog>
  );
}

/** Waits for a response behind an overlay. */
export interface Waiting {
  waitFor<T>(ask: () => Promise<T>): Promise<T>;
  /** Whether the request is pending or the overlay is visible. Show the result of the request only afterwards. */
  readonly isWaiting: boolean;
  /** The overlay. Render it next to the form, not inside the form. */
  readonly overlay: ReactNode;
}

/** Returns an overlay with `text`, and a function that waits for a response behind the overlay. */
export function useWaiting(text: WaitingOverlayProps['text']): Waiting {
  const [state, setState] = useState<'idle' | 'waiting' | 'closing'>('idle');
  const onGone = useRef<() => void>(undefined);
  return {
    waitFor: async (ask) => {
      const gone = new Promise<void>((resolve) => {
        onGone.current = resolve;
      });
      // Render the waiting state before the request starts. Otherwise the end of an immediate response would be lost.
      flushSync(() => setState('waiting'));
      try {
        return await ask();
      } finally {
        setState('closing');
        await gone;
        setState('idle');
      }
    },
    isWaiting: state !== 'idle',
    overlay: (
      <WaitingOverlay waiting={state === 'waiting'} text={text} onGone={() => onGone.current?.()} />
    ),
  };
}

/**
 * Returns whether to show the overlay of a wait. It appears only after `delayMs`, so that a short wait causes no
 * flicker. Once visible, it stays for at least `minimumMs`, so that users can read it.
 */
export function useShown(wanted: boolean, delayMs: number, minimumMs: number): boolean {
  const [shown, setShown] = useState(false);
  const mayGoAt = useRef(0);

  // A layout effect: on a slow page, the timer could fire before an ordinary effect clears it.
  useCommitEffect(() => {
    if (wanted === shown) return;
    const waitMs = wanted ? delayMs : mayGoAt.current - Date.now();
    if (!wanted && waitMs <= 0) return setShown(false);
    const change = setTimeout(() => {
      mayGoAt.current = Date.now() + minimumMs;
      setShown(wanted);
    }, waitMs);
    return () => clearTimeout(change);
  }, [wanted, shown, delayMs, minimumMs]);

  return shown;
}

/** Returns whether `going` has been true for longer than `afterMs`. */
export function useOverdue(going: boolean, afterMs: number): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!going) return;
    const passes = setTimeout(() => setOverdue(true), afterMs);
    return () => {
      clearTimeout(passes);
      setOverdue(false);
    };
  }, [going, afterMs]);
  return overdue;
}

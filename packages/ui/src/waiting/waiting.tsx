import { useSay } from '@preventivo/core/react';
import { waitingLong, waitingNow } from '@preventivo/core/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../dialog/dialog.tsx';
import { useCommitEffect } from '../field/effects.ts';

/** What `<WaitingOverlay>` takes. */
export interface WaitingOverlayProps {
  /** Whether something is waited for. */
  readonly waiting: boolean;
  /** What is going on, in words (docs/rules/screens.md#waiting). */
  readonly text: string;
  /** Called when it has left the screen, or never had to come: what follows may open. */
  readonly onGone?: () => void;
  /** What is over sooner shows nothing, in ms. @defaultValue 250 */
  readonly delayMs?: number;
  /** Once shown it stays at least so long, in ms. @defaultValue 600 */
  readonly minimumMs?: number;
  /** After so long it says that it takes longer than usual, in ms. @defaultValue 8000 */
  readonly longMs?: number;
}

/** The dialog nobody can close: 'Un attimino...'. */
export function WaitingOverlay(props: WaitingOverlayProps) {
  const say = useSay();
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
    <Dialog open={shown} title={say(waitingNow)} description={text}>
      <div className="q-spinner q-waiting" aria-hidden="true" />
      <p role="status" className="q-note">
        {long && say(waitingLong)}
      </p>
    </Dialog>
  );
}

/** Waits for an answer behind 'Un attimino...', and goes on when that has left the screen. */
export interface Waiting {
  waitFor<T>(ask: () => Promise<T>): Promise<T>;
  /** Whether the overlay is still wanted or on the screen: what came of the wait is shown after it. */
  readonly isWaiting: boolean;
  /** To be drawn beside the form, not in it. */
  readonly overlay: ReactNode;
}

/** Waits for answers behind an overlay that says `text`. */
export function useWaiting(text: WaitingOverlayProps['text']): Waiting {
  const [state, setState] = useState<'idle' | 'waiting' | 'closing'>('idle');
  const onGone = useRef<() => void>(undefined);
  return {
    waitFor: async (ask) => {
      const gone = new Promise<void>((resolve) => {
        onGone.current = resolve;
      });
      // Drawn before it is asked: an answer that comes at once ends a wait as well.
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
 * Whether something that is wanted on screen is there: not before `delayMs`, so that what is quick
 * never flickers, and once there for at least `minimumMs`, so that it can be read.
 */
export function useShown(wanted: boolean, delayMs: number, minimumMs: number): boolean {
  const [shown, setShown] = useState(false);
  const mayGoAt = useRef(0);

  // With what is drawn: on a busy page the time would be over before a later effect could stop it, and what is over would come.
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

/** Whether something has been going on for longer than `afterMs`. */
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

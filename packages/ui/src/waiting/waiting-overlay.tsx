import { useEffect, useRef } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { useOverdue } from './use-overdue.ts';
import { useShown } from './use-shown.ts';

export interface WaitingOverlayProps {
  /** Whether something is waited for. */
  readonly waiting: boolean;
  /** What is going on, in words (docs/rules/screens.md#waiting). */
  readonly text:
    | 'Stiamo salvando i tuoi dati'
    | 'Stiamo verificando i tuoi dati'
    | 'Stiamo inviando la tua richiesta';
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
    <Dialog open={shown} title="Un attimino..." description={text}>
      <div className="q-spinner q-waiting" aria-hidden="true" />
      <p role="status" className="q-note">
        {long && 'Ci vuole più del solito. Non chiudere la pagina.'}
      </p>
    </Dialog>
  );
}

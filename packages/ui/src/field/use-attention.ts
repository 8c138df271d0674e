import { type FocusEvent, useRef, useState } from 'react';
import { afterPress } from '../focus/after-press.ts';
import { isMovingFocus } from '../focus/moving-focus.ts';

/** Who brought the focus into a field, and whether its value was changed since. */
type Attention = 'away' | 'app' | 'person' | 'edited';

interface Leaving {
  readonly error: string | undefined;
  readonly onLeave: () => void;
  /** Whether losing the focus is no leaving now: an open list keeps the person in the field. */
  readonly stays?: (() => boolean) | undefined;
}

/**
 * How loud a field's error is. A person who comes to mend a field sees a calm line in place of the
 * red state; once the value changes, nothing. Focus moved by the application (a link of the error
 * summary, a closing dialog) keeps the error, or it would vanish before it is read.
 */
export function useAttention({ error, onLeave, stays }: Leaving) {
  const [attention, setAttention] = useState<Attention>('away');
  const inside = useRef(false);
  const onFocus = () => {
    // On a busy phone a leaving may still wait for the end of its press when the summary leads back.
    const led = !inside.current && isMovingFocus();
    inside.current = true;
    setAttention((now) => (led ? 'app' : now === 'away' ? 'person' : now));
  };
  const leave = () => {
    if (!inside.current) return;
    inside.current = false;
    afterPress(() => {
      if (!inside.current) setAttention('away');
    });
    onLeave();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Still inside; or the window lost the focus and will give it back to the same control.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (document.activeElement === event.target) return;
    if (!event.relatedTarget && stays?.()) return;
    leave();
  };
  const onEdit = () => {
    // Without an error there is nothing to show, and a key renders nothing.
    if (error) setAttention((now) => (now === 'person' ? 'edited' : now));
  };
  return { attention, onFocus, onBlur, onEdit, leave };
}

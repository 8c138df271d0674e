import { useEffect, useRef } from 'react';

/**
 * Waits until nothing is being pressed. A press takes the focus from a field; an error that came up
 * there at once would move what is pressed from under the pointer, and the press would be lost.
 */
export function usePressEnd(): () => Promise<void> {
  const end = useRef(Promise.resolve());
  useEffect(() => {
    const pressed = () => {
      end.current = new Promise((resolve) => {
        // The click follows right after.
        const released = () => setTimeout(resolve);
        addEventListener('pointerup', released, { once: true });
        addEventListener('pointercancel', released, { once: true });
      });
    };
    addEventListener('pointerdown', pressed, true);
    return () => removeEventListener('pointerdown', pressed, true);
  }, []);
  return () => end.current;
}

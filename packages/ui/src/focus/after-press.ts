let pressed = false;
let waiting: readonly (() => void)[] = [];

/**
 * Runs at once, or, while something is being pressed, right after its click. A press takes the
 * focus from a field: an error that came up there at once would move what is pressed from under the
 * pointer, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) waiting = [...waiting, run];
  else run();
}

/** Whether something is being pressed. */
export const isPressing = () => pressed;

/** The click follows the end of the press before any timer. */
const ended = () =>
  setTimeout(() => {
    pressed = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true);
  document.addEventListener('pointerup', ended, true);
  document.addEventListener('pointercancel', ended, true);
}

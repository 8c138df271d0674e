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

/** The click of a finger follows its end in less, in milliseconds; that of a mouse before any timer. */
const TAP = 100;
let timer: ReturnType<typeof setTimeout> | undefined;

function ended({ type, pointerType }: PointerEvent) {
  clearTimeout(timer);
  timer = setTimeout(release, type === 'click' || pointerType === 'mouse' ? 0 : TAP);
}

function release() {
  pressed = false;
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

if (typeof document !== 'undefined') {
  // Another button than the first presses nothing; the menu it opens may take the end of the press with it.
  document.addEventListener('pointerdown', ({ button }) => (pressed ||= !button), true);
  for (const end of ['pointerup', 'pointercancel', 'click', 'contextmenu'] as const)
    document.addEventListener(end, ended as (event: Event) => void, true);
}

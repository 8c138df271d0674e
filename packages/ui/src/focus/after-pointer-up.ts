let pressed = false;
let waiting: readonly (() => void)[] = [];

/**
 * Runs a callback at once or, during a press, directly after the click. A press blurs the focused field, and its
 * error may appear. If the error appeared before the click, it would move the pressed element, and the click would be
 * lost.
 */
export function afterPointerUp(run: () => void): void {
  if (pressed) waiting = [...waiting, run];
  else run();
}

export const isPressing = () => pressed;

/** Longest delay between pointerup and the click of a finger, in ms. The click of a mouse fires before any timer. */
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
  // Ignore secondary buttons, because the context menu may suppress their pointerup event.
  document.addEventListener('pointerdown', ({ button }) => (pressed ||= !button), true);
  for (const end of ['pointerup', 'pointercancel', 'click', 'contextmenu'] as const)
    document.addEventListener(end, ended as (event: Event) => void, true);
}

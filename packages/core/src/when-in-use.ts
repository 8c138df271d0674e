import { whenIdle } from './when-idle.ts';

const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** How long one may take before the next is begun beside it, in milliseconds. */
const TURN = 3000;

const waiting = new Set<() => unknown>();
let isRunning = false;

/**
 * Runs once somebody has begun to use the page and the browser has nothing better to do; the answer
 * undoes it. Who only looks in does not pay for what comes later, in data or in battery. What waits
 * runs one after another: loaded all at once it would be compiled and run all at once, and a key
 * pressed meanwhile would wait for it.
 */
export function whenInUse(run: () => unknown): () => void {
  const turn = () => run();
  waiting.add(turn);
  // Somebody may have begun before this ran.
  if (document.activeElement !== document.body || scrollY > 0) begin();
  else for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return () => void waiting.delete(turn);
}

function begin() {
  for (const sign of SIGNS) removeEventListener(sign, begin, { capture: true });
  if (isRunning || waiting.size === 0) return;
  isRunning = true;
  whenIdle(async () => {
    const [first] = waiting;
    if (first) {
      waiting.delete(first);
      await Promise.race([ended(first), new Promise((resolve) => setTimeout(resolve, TURN))]);
    }
    isRunning = false;
    begin();
  });
}

/** Whoever asked hears of a failure himself. */
async function ended(run: () => unknown) {
  try {
    await run();
  } catch {}
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** How long one may take before the next is begun beside it, in milliseconds. */
const TURN = 3000;

const wanted = new Set<() => unknown>();
const waiting = new Set<() => unknown>();
let isUsed = false;
let isRunning = false;

/**
 * Runs once somebody has begun to use the page and the browser has nothing better to do; the answer
 * undoes it. Who only looks in does not pay for what comes later, in data or in battery.
 */
export function onFirstInteraction(run: () => unknown): () => void {
  if (hasInteracted()) return whenIdle(run);
  const want = () => run();
  wanted.add(want);
  listen();
  return () => void wanted.delete(want);
}

/**
 * As `onFirstInteraction`, for what is not on the page yet. It runs one after another: loaded all at once it
 * would be compiled and run all at once, and a key pressed meanwhile would wait for it.
 */
export function schedulePreload(run: () => unknown): () => void {
  const turn = () => run();
  waiting.add(turn);
  if (hasInteracted()) markInteracted();
  else listen();
  return () => void waiting.delete(turn);
}

/** Takes the page for used without a sign: somebody goes on where they were. */
export function markInteracted(): void {
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, markInteracted, { capture: true });
  for (const want of wanted) whenIdle(want);
  wanted.clear();
  next();
}

/** Whether somebody has begun to use the page; they may have before this module ran. */
export function hasInteracted(): boolean {
  if (typeof document === 'undefined') return false;
  isUsed ||= document.activeElement !== document.body || scrollY > 0;
  return isUsed;
}

function listen() {
  for (const sign of SIGNS)
    addEventListener(sign, markInteracted, { capture: true, passive: true });
}

function next() {
  if (isRunning || waiting.size === 0) return;
  isRunning = true;
  whenIdle(async () => {
    const [first] = waiting;
    if (first) {
      waiting.delete(first);
      await Promise.race([ended(first), new Promise((resolve) => setTimeout(resolve, TURN))]);
    }
    isRunning = false;
    next();
  });
}

/** Whoever asked hears of a failure himself. */
async function ended(run: () => unknown) {
  try {
    await run();
  } catch {}
}

/** Runs once the browser has nothing better to do; the answer undoes it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

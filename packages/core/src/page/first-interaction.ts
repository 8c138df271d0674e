const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** How long to wait for one preload before the next starts, in milliseconds. */
const TURN = 3000;

const wanted = new Set<() => unknown>();
const waiting = new Set<() => unknown>();
let isUsed = false;
let isRunning = false;

/**
 * Runs a callback when the browser is idle after the first interaction. Returns the cancel function. For visitors who
 * only read the page, nothing else loads, which saves data and battery.
 */
export function onFirstInteraction(run: () => unknown): () => void {
  if (hasInteracted()) return whenIdle(run);
  const want = () => run();
  wanted.add(want);
  listen();
  return () => void wanted.delete(want);
}

/**
 * Like `onFirstInteraction`, for code that the page does not need yet. Runs one callback after another, because
 * simultaneous loads would delay a key press.
 */
export function schedulePreload(run: () => unknown): () => void {
  const turn = () => run();
  waiting.add(turn);
  if (hasInteracted()) markInteracted();
  else listen();
  return () => void waiting.delete(turn);
}

/** Simulates the first interaction, for a user who continues a draft. */
export function markInteracted(): void {
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, markInteracted, { capture: true });
  for (const want of wanted) whenIdle(want);
  wanted.clear();
  next();
}

/** Whether the visitor has interacted with the page, also before this module ran. */
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

/** Waits for a callback. Ignores its failure, because the callback itself reports it. */
async function ended(run: () => unknown) {
  try {
    await run();
  } catch {}
}

/** Runs a callback when the browser is idle. Returns the cancel function. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

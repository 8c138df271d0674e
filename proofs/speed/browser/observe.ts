/** The times of events, in ms since the start of the navigation, and other measurements. */
export interface Notes {
  /** When the name field shows the first typed letter. */
  firstKey: number;
  /** When React has hydrated the button 'Continua'. */
  hydrated: number;
  /** When the first field is marked as invalid after 'Continua'. */
  answered: number;
  /** When 'Continua' is pressed. */
  pressed: number;
  /** When the first frame after the press shows the errors, and the focus is no longer on a button. */
  told: number;
  /** Total blocking time: the sum, over all main-thread tasks, of the time beyond 50 ms. */
  blocked: number;
  shift: number;
  /** Duration of the longest interaction, until the next paint. */
  longestInteraction: number;
}

declare global {
  interface Window {
    notes: Notes;
    fieldIsThere?: () => void;
  }
}

/**
 * Records `Notes` in the page. Runs before the page's scripts. Calls `fieldIsThere` when the name field exists and has
 * the focus.
 */
export function observe(): void {
  const GIVE_UP_MS = 10_000;
  const notes: Notes = {
    firstKey: 0,
    hydrated: 0,
    answered: 0,
    pressed: 0,
    told: 0,
    blocked: 0,
    shift: 0,
    longestInteraction: 0,
  };
  window.notes = notes;

  const on = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  on('longtask', ({ duration }) => {
    notes.blocked += duration - 50;
  });
  on('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && entry.hadRecentInput) return;
    if ('value' in entry) notes.shift += Number(entry.value);
  });
  const note = (entry: PerformanceEntry) => {
    if (!('interactionId' in entry) || !entry.interactionId) return;
    notes.longestInteraction = Math.max(notes.longestInteraction, entry.duration);
  };
  on('event', note, { durationThreshold: 16 });

  const field = () => document.querySelector<HTMLInputElement>('input[name="nome"]');
  const watcher = new MutationObserver(() => {
    const found = field();
    if (!found || !window.fieldIsThere) return;
    watcher.disconnect();
    found.focus();
    window.fieldIsThere();
  });
  watcher.observe(document, { childList: true, subtree: true });

  addEventListener(
    'input',
    () => {
      if (notes.firstKey > 0) return;
      // Read the time after the next paint.
      requestAnimationFrame(() =>
        setTimeout(() => {
          notes.firstKey ||= performance.now();
        }),
      );
    },
    { capture: true },
  );

  // Without scripts in the page, the submit would navigate away from it.
  addEventListener('submit', (event) => event.preventDefault());

  // Use a timer: an idle page paints no frames.
  const look = setInterval(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.trim() === 'Continua',
    );
    const isReacts = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps$'));
    if (isReacts) notes.hydrated = performance.now();
    if (isReacts || performance.now() > GIVE_UP_MS) clearInterval(look);
  }, 8);

  let refusedByBrowser = false;
  const isTold = () => {
    const { activeElement } = document;
    const isMarked = refusedByBrowser || document.querySelector('[aria-invalid="true"]') !== null;
    return isMarked && activeElement !== document.body && !activeElement?.closest('button');
  };
  const tell = () => {
    if (notes.pressed === 0 || notes.told > 0 || !isTold()) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        notes.told ||= performance.now();
      }),
    );
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('button[type="submit"]'))
        notes.pressed ||= timeStamp;
    },
    { capture: true },
  );
  addEventListener(
    'invalid',
    () => {
      refusedByBrowser = true;
      setTimeout(tell);
    },
    { capture: true },
  );
  addEventListener('focusin', tell);
  new MutationObserver(tell).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid'],
  });

  new MutationObserver((_, observer) => {
    if (!document.querySelector('[aria-invalid="true"]')) return;
    notes.answered = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['aria-invalid'] });
}

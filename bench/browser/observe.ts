/** What the page notes of itself while it loads and is used; times in ms since the navigation began. */
export interface Notes {
  /** The name field showed its first key. */
  firstKey: number;
  /** React answers for the button 'Continua' itself. */
  hydrated: number;
  /** An answer to 'Continua' was shown: a field was marked as wrong. */
  answered: number;
  /** 'Continua' was pressed. */
  pressed: number;
  /** After that press what is wrong was marked, and the focus had left the button, in a frame that was drawn. */
  told: number;
  /** Main thread kept busy over 50 ms at a time, summed up. */
  blocked: number;
  /** Layout shift score. */
  shift: number;
  /** The longest interaction until the next paint. */
  longestInteraction: number;
}

declare global {
  interface Window {
    notes: Notes;
    fieldIsThere?: () => void;
  }
}

/** Runs in the page before anything else. Calls `fieldIsThere` once the name field exists and has the focus. */
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
      // After the next frame is drawn.
      requestAnimationFrame(() =>
        setTimeout(() => {
          notes.firstKey ||= performance.now();
        }),
      );
    },
    { capture: true },
  );

  // A form without an application behind it would leave the page.
  addEventListener('submit', (event) => event.preventDefault());

  // Looked for by the clock and not by the frame: a page that rests draws none.
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

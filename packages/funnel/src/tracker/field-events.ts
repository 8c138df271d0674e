import type { FieldEvent } from '@preventivo/core';

/**
 * Reports when the visitor enters and leaves a field of the forms in `root`, and how long the visit took. Also reports
 * when an error appears. Reads field names, never values. Returns a function that stops the reports.
 * @param page returns the number of the shown page
 */
export function watchFields(
  root: HTMLElement,
  page: () => number,
  report: (event: FieldEvent) => void,
): () => void {
  /** Fields that the visitor has changed and left. */
  const answered = new Set<string>();
  let visit: { field: string; page: number; since: number; isChanged: boolean } | undefined;

  function end() {
    if (!visit) return;
    const { field, page, since, isChanged } = visit;
    visit = undefined;
    const ms = Math.round(performance.now() - since);
    const isCorrection = isChanged && answered.has(field);
    if (isChanged) answered.add(field);
    report({ page, field, kind: 'blur', ms, isCorrection });
  }
  function entered({ target }: Event) {
    const field = fieldOf(target);
    // The radio buttons of one choice belong to the same field.
    if (!field || field === visit?.field) return;
    end();
    visit = { field, page: page(), since: performance.now(), isChanged: false };
    report({ page: page(), field, kind: 'focus' });
  }
  function left({ relatedTarget }: FocusEvent) {
    // If the whole window loses the focus, the visitor is still in the field and may return.
    if (document.hasFocus() && fieldOf(relatedTarget) !== visit?.field) end();
  }
  function changed({ target }: Event) {
    if (visit && fieldOf(target) === visit.field) visit.isChanged = true;
  }

  const errors = new MutationObserver((changes) => {
    const invalid = changes.filter(
      ({ target, oldValue }) => isInvalid(target) && oldValue !== 'true',
    );
    for (const field of new Set(invalid.map(({ target }) => fieldOf(target))))
      if (field) report({ page: page(), field, kind: 'error' });
  });
  const attributeFilter = ['aria-invalid'];
  errors.observe(root, { subtree: true, attributeFilter, attributeOldValue: true });

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  root.addEventListener('focusin', entered, options);
  root.addEventListener('focusout', left, options);
  root.addEventListener('input', changed, options);
  // Closing the page also ends the visit to the field.
  window.addEventListener('pagehide', end, options);
  return () => {
    stop.abort();
    errors.disconnect();
  };
}

const isInvalid = (target: Node) =>
  target instanceof Element && target.getAttribute('aria-invalid') === 'true';

/** Returns the form key of a control. For a group, returns the key of its first control. */
function fieldOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || !target.closest('form')) return undefined;
  const named = target.hasAttribute('name') ? target : target.querySelector('[name]');
  return named?.getAttribute('name')?.replace(/\.\d+(?=\.|$)/g, '') || undefined;
}

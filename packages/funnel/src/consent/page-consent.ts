import type { DataLayerHost } from '../tracker/data-layer-tracker.ts';

/** A purpose that a visitor may allow, with its name in Google's consent mode. */
const purposes = { analytics: 'analytics_storage', attribution: 'ad_storage' } as const;

/**
 * Returns whether the visitor allows a purpose now: `analytics` are the events of a visit, `attribution` is how the
 * visitor reached the page. Every use asks again, so a withdrawal needs no notice.
 */
export type Allows = (purpose: keyof typeof purposes) => boolean;

/**
 * Returns the consent of a page (docs/rules/consents.md#analytics-and-attribution): for each purpose, the last
 * `gtag('consent', …)` in `dataLayer` that names it. Without one, the purpose is denied.
 */
export function pageConsent(page: DataLayerHost = window as object): Allows {
  const granted: Partial<Record<string, boolean>> = {};
  return (purpose) => {
    const name = purposes[purpose];
    for (const entry of page.dataLayer ?? []) {
      // `gtag` pushes its `arguments` object, which is not an array.
      const { 0: command, 2: choices } = Object(entry);
      const { [name]: choice, region } = Object(choices);
      if (command !== 'consent' || choice === undefined) continue;
      // A default may be limited to a region, and the visitor's region is unknown here. So a default with a region may
      // deny the purpose but not grant it.
      if (choice === 'denied' || !region) granted[name] = choice === 'granted';
    }
    // Google's tag manager removes old commands from the array, so keep what they said.
    return granted[name] === true;
  };
}

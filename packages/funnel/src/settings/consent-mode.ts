import type { DataLayerHost } from '../tracker/data-layer-tracker.ts';

/**
 * Returns whether Google's consent mode grants a purpose. It reads the page's own `gtag('consent', …)` commands in
 * `dataLayer`; the last one counts, and without any the purpose is denied.
 */
export function isGranted({ dataLayer = [] }: DataLayerHost, purpose: 'ad_storage'): boolean {
  let granted = false;
  for (const entry of dataLayer) {
    // `gtag` pushes its `arguments`, which are no array.
    const { 0: command, 2: purposes } = Object(entry);
    const value = Object(purposes)[purpose];
    // The region of a default is unknown here, so that it may deny but not grant.
    if (command === 'consent' && (value === 'denied' || !Object(purposes).region))
      granted = value === undefined ? granted : value === 'granted';
  }
  return granted;
}

import type { DataLayerHost } from '../tracker/data-layer-tracker.ts';

/**
 * Returns whether Google's consent mode grants a purpose. Reads the commands `gtag('consent', …)` that the page has
 * pushed to `dataLayer`. The last command counts; without one, the purpose is denied.
 */
export function isGranted({ dataLayer = [] }: DataLayerHost, purpose: 'ad_storage'): boolean {
  let granted = false;
  for (const entry of dataLayer) {
    // `gtag` pushes its `arguments` object, which is not an array.
    const { 0: command, 2: purposes } = Object(entry);
    const value = Object(purposes)[purpose];
    // A default may be limited to a region, and the visitor's region is unknown here. So a default with a region may
    // deny the purpose but not grant it.
    if (command === 'consent' && (value === 'denied' || !Object(purposes).region))
      granted = value === undefined ? granted : value === 'granted';
  }
  return granted;
}

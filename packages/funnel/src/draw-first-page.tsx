import type { Line } from '@preventivo/core';
import { renderToString } from 'react-dom/server';
import { firstPageSeed } from './first-page-seed.ts';
import { Funnel } from './funnel.tsx';
import type { Seed } from './funnel-props.ts';

/**
 * Renders page 1 of a line to HTML. Put the HTML into the root element, and the seed as JSON into the element's
 * `data-q-seed`. Then `mount` hydrates the page. Server Components cannot import `react-dom/server`: use
 * `firstPageSeed` in them.
 */
export function drawFirstPage(line: Line): { readonly html: string; readonly seed: Seed } {
  const seed = firstPageSeed(line);
  const lazyLine = { ...seed.outline, load: async () => line };
  return { html: renderToString(<Funnel line={lazyLine} seed={seed} />), seed };
}

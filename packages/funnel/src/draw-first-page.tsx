import type { Line } from '@preventivo/core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { firstPageSeed } from './first-page-seed.ts';
import { Funnel } from './funnel.tsx';
import type { Seed } from './funnel-props.ts';

/**
 * Renders page 1 of a line to HTML. `mount` hydrates it when the root has the HTML and, in `data-q-seed`, the seed as JSON.
 * Server Components cannot import `react-dom/server`: use `firstPageSeed` there.
 */
export function drawFirstPage(line: Line): { readonly html: string; readonly seed: Seed } {
  const seed = firstPageSeed(line);
  const html = renderToString(
    <StrictMode>
      <Funnel line={{ ...seed.outline, load: async () => line }} seed={seed} />
    </StrictMode>,
  );
  return { html, seed };
}

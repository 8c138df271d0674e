import type { Line } from '@preventivo/core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { firstPageSeed } from './first-page-seed.ts';
import { Funnel } from './funnel.tsx';
import type { Seed } from './funnel-props.ts';

/**
 * Page 1 of a line as HTML, and what it was drawn with. `mount` takes it over where the HTML stands in the
 * root and the seed, as JSON, in its `data-q-seed`. React draws no HTML inside a Server Component: `firstPageSeed` works there.
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

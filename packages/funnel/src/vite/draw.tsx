import { preloadFirstForm } from '@preventivo/contractor';
import { type Line, outlineOf, today } from '@preventivo/core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Funnel } from '../funnel.tsx';
import type { Seed } from '../funnel-props.ts';

/** Page 1 of a line as HTML, and what it was drawn with. */
export async function draw(line: Line): Promise<{ readonly html: string; readonly seed: Seed }> {
  await preloadFirstForm(line.contractor);
  const outline = outlineOf(line);
  const seed: Seed = { today: today(), outline };
  const html = renderToString(
    <StrictMode>
      <Funnel line={{ ...outline, load: async () => line }} seed={seed} />
    </StrictMode>,
  );
  return { html, seed };
}

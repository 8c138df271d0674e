import { fetchFirstForm } from '@preventivo/contractor';
import { initialValues, type Line, outlineOf, person, today } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Funnel, type Seed } from '../funnel.tsx';

/** Page 1 of a line as HTML, and what it was drawn with. */
export async function draw(line: Line): Promise<{ readonly html: string; readonly seed: Seed }> {
  await fetchFirstForm(line.contractor);
  const day = today();
  const words = Object.fromEntries(
    Object.entries(person.limits ?? {}).map(([key, limits]) => [
      key,
      rules.boundWords(rules.boundsOf(limits?.(initialValues(person), day), day)),
    ]),
  );
  const outline = outlineOf(line);
  const seed: Seed = { today: day, words, outline };
  const html = renderToString(
    <StrictMode>
      <Funnel line={{ ...outline, load: async () => line }} seed={seed} />
    </StrictMode>,
  );
  return { html, seed };
}

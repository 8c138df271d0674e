import { type Fields, type Line, layoutsOf, type Page, type Values } from '@preventivo/core';
import { stepFromWire, stepToWire, submitToWire } from '@preventivo/core/wire';
import { company, contractor, privacy } from './visitor.ts';

export const submission = (line: Line, values: Values<Fields>, today: string) => ({
  contractor: line.contractor.types.includes('fisica') ? contractor : company,
  privacy: privacy(today),
  sfLeadIds: null,
  convenzione: 1,
  ...submitToWire(line, values),
});

export interface PageCall {
  readonly page: Page;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The values that a back end reads from the request body. */
  readonly read: Values<Fields>;
}

/**
 * Returns the HTTP requests that save the pages of a form. The request of the last page also
 * contains the consents.
 */
export function pageCalls(line: Line, values: Values<Fields>, today: string): readonly PageCall[] {
  const [layout = line] = layoutsOf(line);
  return layout.pages.map((page, index) => ({
    page,
    read: stepFromWire(layout, page, JSON.parse(JSON.stringify(stepToWire(layout, page, values))))
      .values,
    path: `/api/${line.id}/${page.save?.path ?? `save?step=${index + 2}`}`,
    body: {
      ...stepToWire(layout, page, values),
      ...(index === layout.pages.length - 1 && {
        privacy: privacy(today),
        [page.save?.logged ?? 'isLogged']: false,
      }),
    },
  }));
}

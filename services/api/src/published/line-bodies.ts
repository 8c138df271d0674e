import { type Fields, type Line, layoutsOf, type Page, type Values } from '@preventivo/core';
import { stepToWire, submitToWire } from '@preventivo/core/wire';
import { complete } from '../every-line/complete.ts';
import { opened } from '../every-line/walk.ts';
import type { Reference } from '../reference/reference.ts';
import { privacy, submission } from '../testing/giulia.ts';

/** A page of a line, and the body of its step save with every question answered. */
export interface SavedPage {
  readonly line: Line;
  readonly page: Page;
  /** The step number in the URL. */
  readonly step: number;
  readonly body: unknown;
}

/** Returns valid answers to exactly the questions that apply. */
function answersOf(line: Line, reference: Reference, today: string): Values<Fields> {
  const around = { today, lists: reference.listsOf(line.id) };
  const values = complete(line, opened(line), around);
  if (!values) throw new Error(`${line.id} cannot be completed`);
  return values;
}

/** Returns Giulia's request for a line. */
export function requestOf(line: Line, reference: Reference, today: string): object {
  return { ...submission, ...submitToWire(line, answersOf(line, reference, today)) };
}

/** Returns the step saves of a line in each of its layouts. */
export function savedPagesOf(line: Line, reference: Reference, today: string): SavedPage[] {
  return layoutsOf(line).flatMap((layout) => {
    const values = answersOf(layout, reference, today);
    return layout.pages.map((page, index) => ({
      line,
      page,
      step: index + 2,
      body: {
        ...stepToWire(layout, page, values),
        ...(page === layout.pages.at(-1) && { privacy: privacy() }),
        [page.save?.logged ?? 'isLogged']: false,
      },
    }));
  });
}

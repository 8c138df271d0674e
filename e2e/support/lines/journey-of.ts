import type { Fields, Line, Values } from '@preventivo/core';
import { stepToWire, toWire } from '@preventivo/core/wire';
import type { Answers } from './answer.ts';
import { inputsOn } from './inputs.ts';
import type { Journey } from './journey.ts';
import type { Save } from './sent-bodies.ts';

/** A journey whose pages and payload are computed from the line's table. */
export interface TableJourney<F extends Fields = Fields> extends Journey {
  readonly table: Line<F>;
  readonly values: Values<F>;
}

interface Visit extends Partial<Omit<Journey, 'line' | 'pages' | 'stored'>> {
  readonly words: string;
  /** The visitor's input where it differs from the stored answer: another spelling, a suggestion, an address. */
  readonly typed?: Answers;
}

/**
 * Returns the journey of a visitor with these answers. `toWire` computes the expected payload. The unit tests of each
 * line compare the payloads of these fixtures with literals.
 */
export function journeyOf<F extends Fields>(
  table: Line<F>,
  values: Values<F>,
  { typed, ...visit }: Visit,
): TableJourney<F> {
  const isShared = table.pages.length === 1 && !table.pages[0]?.save;
  return {
    line: table.id,
    asks: 'persona',
    table,
    values,
    pages: table.pages.map((page) => ({
      title: page.title,
      answers: inputsOn(table, page.fields, values, typed),
    })),
    stored: toWire(table, values),
    ...(!isShared && { saves: (signed) => savesOf(table, values, signed) }),
    ...visit,
  };
}

/** Returns the bodies that each page is expected to save. The last body contains the consents. */
const savesOf = (
  table: Line,
  values: Values<Fields>,
  { privacy, isLogged }: { readonly privacy: unknown; readonly isLogged: boolean },
): readonly Save[] =>
  table.pages.map((page, index) => ({
    to: page.save?.path ?? `save?step=${index + 2}`,
    body: {
      ...stepToWire(table, page, values),
      ...(index === table.pages.length - 1 && { privacy }),
      [page.save?.logged ?? 'isLogged']: isLogged,
    },
  }));

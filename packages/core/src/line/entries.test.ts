import { describe, expect, it } from 'vitest';
import { defineLine } from './define-line.ts';
import { entriesOf } from './entries.ts';
import { text } from './field.ts';
import { interview } from './interview.ts';

const shopping = defineLine({
  id: 'shopping',
  title: 'Spesa',
  about: 'Quello che manca in casa.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: {
    spesa: text({ label: 'Spesa', code: 'SPESA', error: 'Indicare la spesa', separator: ';' }),
  },
  pages: [{ id: 'spesa', title: 'Spesa', fields: ['spesa'] }],
});
const { marked, sent } = interview(shopping, { today: '2026-11-21' });

describe('a text that is a list', () => {
  it.each([
    ['', []],
    [' ; ;', []],
    ['pane', ['pane']],
    [' pane;; latte fresco ;', ['pane', 'latte fresco']],
  ])('has entries without the spaces and gaps between them: %o', (text, entries) => {
    expect(entriesOf(text, ';')).toEqual(entries);
  });

  it.each(['', ' ; ', 'pane, latte', 'pane; latte, uova'])('is not right as %o', (spesa) => {
    expect(marked({ spesa })).toEqual(['spesa']);
  });

  it.each(['pane', 'pane;latte', 'pane; latte;'])('is right as %o', (spesa) => {
    expect(marked({ spesa })).toEqual([]);
  });

  it('is sent without spaces and gaps, and as nothing when it has no entry', () => {
    expect(sent({ spesa: ' pane;; latte fresco ;' })).toEqual({ spesa: 'pane;latte fresco' });
    expect(sent({ spesa: ' ; ' })).toEqual({ spesa: null });
  });
});

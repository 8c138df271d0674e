import { describe, expect, it } from 'vitest';
import { defineLine } from '../../line/define-line.ts';
import { interview } from '../../testing/interview.ts';
import { commasParted, entriesOf } from './entries.ts';
import { text } from './field.ts';

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
  ])('entriesOf splits a text into trimmed entries and drops empty ones: %o', (text, entries) => {
    expect(entriesOf(text, ';')).toEqual(entries);
  });

  it.each(['', ' ; ', 'pane, latte', 'pane,2 uova', 'acqua 1,5 litri, pane'])(
    'the text %o is rejected as a list of entries',
    (spesa) => {
      expect(marked({ spesa })).toEqual(['spesa']);
    },
  );

  it.each([
    'pane',
    'pane;latte',
    'pane; latte;',
    'acqua 1,5 litri; pane',
    'pane; latte, uova',
    'pane (bianco, nero)',
  ])('the text %o is accepted as a list of entries', (spesa) => {
    expect(marked({ spesa })).toEqual([]);
  });

  it.each([
    ['pane, latte', 'pane; latte'],
    ['pane,latte,2 uova', 'pane;latte;2 uova'],
    ['acqua 1,5 litri, pane', 'acqua 1,5 litri; pane'],
    ['3 uova, 2,5 kg di pane', '3 uova; 2,5 kg di pane'],
    ['misure 1,2,3', 'misure 1,2,3'],
    ['pane (bianco, nero), latte', 'pane (bianco, nero); latte'],
    ['pane; latte, uova', 'pane; latte, uova'],
  ])('commasParted replaces the commas between entries with the separator: %o', (text, parted) => {
    expect(commasParted(text, ';')).toBe(parted);
  });

  it('a text that is a list of entries is sent with trimmed entries only, or as null without entries', () => {
    expect(sent({ spesa: ' pane;; latte fresco ;' })).toEqual({ spesa: 'pane;latte fresco' });
    expect(sent({ spesa: ' ; ' })).toEqual({ spesa: null });
  });
});

import { describe, expect, it } from 'vitest';
import { schemaOf } from '../check/schema-of.ts';
import { yesNo } from '../kinds/choice/field.ts';
import { text } from '../kinds/text/field.ts';
import { defineLine } from '../line/define-line.ts';
import { interview } from '../testing/interview.ts';
import { fieldNow } from './applicable.ts';

const party = defineLine({
  id: 'party',
  title: 'Festa',
  about: 'Chi viene alla festa.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: {
    viene: yesNo({ label: 'Vieni?', code: 'VIENE', error: 'Indicare se si viene' }),
    porta: text({ label: 'Che cosa porti?', code: 'PORTA', error: 'Indicare che cosa si porta' }),
  },
  optional: { porta: (v) => v.viene !== true },
  pages: [{ id: 'festa', title: 'Festa', fields: ['viene', 'porta'] }],
});
const today = '2026-11-21';
const { marked, nobody } = interview(party, { today });

describe('a question whose answers decide whether it may be left empty', () => {
  it('may be, while they say so', () => {
    expect(marked({ viene: false, porta: '' })).toEqual([]);
    expect(fieldNow(party, { viene: false, porta: '' }, 'porta')?.optional).toBe(true);
  });

  it('may not be, once they do not', () => {
    expect(marked({ viene: true, porta: '' })).toEqual(['porta']);
    expect(fieldNow(party, { viene: true, porta: '' }, 'porta')?.optional).toBe(false);
  });

  it('is told the same by its schema', () => {
    const right = (viene: boolean) => {
      const values = { viene, porta: '' };
      return schemaOf(party, values, { today, lists: {} }).isValidSync(values);
    };
    expect([right(false), right(true)]).toEqual([true, false]);
  });
});

it('a question that nothing decides is asked as it stands in the table', () => {
  expect(fieldNow(party, nobody, 'viene')).toBe(party.fields.viene);
});

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

describe('a field that is optional for some answers', () => {
  it('a field may be empty while other answers make it optional', () => {
    expect(marked({ viene: false, porta: '' })).toEqual([]);
    expect(fieldNow(party, { viene: false, porta: '' }, 'porta')?.optional).toBe(true);
  });

  it('a field is required while other answers do not make it optional', () => {
    expect(marked({ viene: true, porta: '' })).toEqual(['porta']);
    expect(fieldNow(party, { viene: true, porta: '' }, 'porta')?.optional).toBe(false);
  });

  it('the schema follows the same rule for an optional field', () => {
    const right = (viene: boolean) => {
      const values = { viene, porta: '' };
      return schemaOf(party, values, { today, lists: {} }).isValidSync(values);
    };
    expect([right(false), right(true)]).toEqual([true, false]);
  });
});

it('fieldNow returns the field of the table if no rule changes it', () => {
  expect(fieldNow(party, nobody, 'viene')).toBe(party.fields.viene);
});

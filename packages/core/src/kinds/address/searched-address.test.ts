import type { Address } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { refusedRemotely, remoteQuestions } from '../../check/remote-questions.ts';
import { giulia, outing } from '../../line/outing.fixture.ts';
import type { Table } from '../../table/table.ts';
import { group } from '../group.ts';
import { searchedAddress } from './parts.ts';

const found: Address = {
  search: 'VIA ROMA, 12, 20121 MILANO MI, ITALIA',
  street: 'Via Roma',
  street_number: '12',
  zip: '20121',
  city: 'MILANO (MI)',
  is_manual_address: false,
};
const fields = { casa: outing.fields.casa };
const table: Table<typeof fields> = {
  fields,
  remote: { casa: (v) => searchedAddress(v.casa) },
};
const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

describe('the address search', () => {
  it('the address search checks the composed address', () => {
    expect(remoteQuestions(table, { casa: found })).toMatchObject([
      { what: 'address', content: 'VIA ROMA, 12, 20121 MILANO (MI), ITALIA' },
    ]);
  });

  it.each([
    ['is written by hand', { is_manual_address: true }],
    ['has no house number', { street_number: '' }],
  ])('the address search does not check an address that %s', (_, change) => {
    expect(remoteQuestions(table, { casa: { ...found, ...change } })).toEqual([]);
  });

  it('the address search refuses an unknown address with an error about manual entry', () => {
    const [question] = remoteQuestions(table, { casa: found });
    if (!question) throw new Error('nothing is asked');
    expect(refusedRemotely(question, undefined)).toEqual([
      {
        field: 'casa',
        control: 'casa',
        code: 'CASA_NOT_FOUND',
        invalid: notFound,
        error: notFound,
      },
    ]);
  });

  it('the address search also checks the address inside a group', () => {
    const owner = { chi: group({ label: 'Chi', code: 'CHI', error: 'Indicare chi', table }) };
    expect(remoteQuestions({ fields: owner }, { chi: { casa: found } })).toMatchObject([
      { what: 'address', marks: [{ field: 'chi', control: 'chi.casa', code: 'CASA_NOT_FOUND' }] },
    ]);
  });

  it('the address search is not used when the table has no remote check', () => {
    expect(remoteQuestions(outing, { ...giulia, casa: found })).toEqual([]);
  });
});

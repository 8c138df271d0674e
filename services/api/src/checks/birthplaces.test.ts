import { date, group, items, municipality, type Table } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { unknownBirthplaces } from './birthplaces.ts';

const asked = (code: string) => ({ label: code, code, error: `${code} del {n}° conducente` });
const driver = {
  nato: date({ ...asked('NATO'), birth: true }),
  dove: municipality({ ...asked('DOVE'), residence: false }),
  risiede: municipality({ ...asked('RISIEDE'), residence: true }),
};
const fields = {
  conducenti: items({
    ...asked('CONDUCENTI'),
    item: group({ ...asked('CONDUCENTE'), table: { fields: driver } }),
  }),
};
const table: Table<typeof fields> = { fields };
const register = createReference(data);
const giulia = { nato: '1985-03-27', dove: 'MILANO (MI)', risiede: '' };

describe('birthplaces of several drivers', () => {
  it('birthplaces of drivers are checked separately, and the error names the driver', () => {
    const conducenti = [giulia, { ...giulia, dove: 'MILANO (RM)' }];
    expect(unknownBirthplaces(table, { conducenti }, register)).toMatchObject([
      {
        field: 'conducenti',
        control: 'conducenti.2.dove',
        code: 'DOVE',
        error: 'DOVE del 2° conducente',
        group: { code: 'CONDUCENTE', error: 'CONDUCENTE del 2° conducente' },
      },
    ]);
  });

  it.each([
    ['is none yet', { dove: '' }],
    ['is where they live', { risiede: 'ATLANTIDE (MI)' }],
  ])('the birthplace of a driver is not checked when a place %s', (_, change) => {
    const conducenti = [{ ...giulia, ...change }];
    expect(unknownBirthplaces(table, { conducenti }, register)).toEqual([]);
  });
});

import { emptyContractor, person } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { composeMunicipality } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { contractor } from '../testing/giulia.ts';
import { data, testApi } from '../testing/test-api.ts';
import { birthDates, birthplaces as places } from '../true-inputs/birthplaces.fixture.ts';
import { unknownBirthplaces } from './birthplaces.ts';
import { fiscalCodeOf } from './contractor.ts';

const register = createReference(data);

describe('every current or former municipality, under each name and province', () => {
  it('every municipality passes the birthplace check that the page and the server share', () => {
    const { persona } = emptyContractor(['fisica']);
    const refused = places.map(composeMunicipality).filter((comune_nascita) => {
      const values = { ...persona, natoInItalia: true, comune_nascita };
      const keys = ['comune_nascita'] as const;
      return check(person, values, { today: '2026-11-21', lists: {}, keys }).length > 0;
    });
    expect(refused).toEqual([]);
  });

  it.each(birthDates)(
    'every municipality is a birthplace in the register, for a birth on %s',
    (data_nascita) => {
      const { persona } = emptyContractor(['fisica']);
      const refused = places.map(composeMunicipality).filter((comune_nascita) => {
        const values = { ...persona, data_nascita, natoInItalia: true, comune_nascita };
        return unknownBirthplaces(person, values, register).length > 0;
      });
      expect(refused).toEqual([]);
    },
  );

  it.each(birthDates)(
    '`fiscalCodeOf` recognises every municipality as a birthplace on %s',
    (day) => {
      const giulia = {
        nome: 'Giulia',
        cognome: 'Ferri',
        sesso: 1,
        nazione: 13,
        data: day,
      } as const;
      const refused = places.filter(
        ({ name, province }) =>
          fiscalCodeOf({ ...giulia, comune: name, provincia: province }, register) === undefined,
      );
      expect(refused).toEqual([]);
    },
  );

  it('the register finds every municipality by its code', () => {
    const lost = data.municipalities.filter(({ belfiore, from }) =>
      [from, ...birthDates].some((day) => !register.birthplaceOf(belfiore, day)),
    );
    expect(lost).toEqual([]);
  });

  it('the API accepts a contractor born in each municipality of a sample', async () => {
    const { ask } = testApi();
    const sample = places.filter((_, index) => index % 500 === 0);
    const answers = await Promise.all(
      sample.map(async (place, index) => {
        const sent = {
          ...contractor,
          dataNascita: birthDates[index % birthDates.length],
          comuneNascita: composeMunicipality(place),
        };
        return (await ask('/api/travel/contractor', { contractor: sent })).status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

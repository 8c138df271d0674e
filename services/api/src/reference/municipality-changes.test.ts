import { describe, expect, it } from 'vitest';
import { contractor } from '../testing/giulia.ts';
import { data, testApi } from '../testing/test-api.ts';
import type { MunicipalityChange } from './data.ts';
import { assertMunicipalityChanges, mergeMunicipalityChanges } from './municipality-changes.ts';

const eve = new Date('2026-12-31T22:59:59Z');
const newYear = new Date('2026-12-31T23:00:00Z');
const three = ['PESCARA (PE)', 'MONTESILVANO (PE)', 'SPOLTORE (PE)'];

/** Creates an API with an adjustable clock and optional changes of municipalities. */
function apiAt(moment: Date, own: readonly MunicipalityChange[] = []) {
  let now = moment;
  const municipalityChanges = mergeMunicipalityChanges(data.municipalityChanges ?? [], own);
  const { ask } = testApi({ clock: () => now, data: { ...data, municipalityChanges } });
  const found = async (nome: string, isResidenza: boolean) => {
    const { json } = await ask('/api/travel/location/findComune', { nome, isResidenza });
    return json.map(({ value }: { value: string }) => value);
  };
  const caps = async (comune: string, provincia = 'PE') =>
    (await ask('/api/travel/location/findCap', { comune, provincia })).json.map(
      ({ id }: { id: string }) => id,
    );
  const isTaken = async (change: object) =>
    (await ask('/api/travel/contractor', { contractor: { ...contractor, ...change } })).status;
  const set = (later: Date) => {
    now = later;
  };
  return { ask, found, caps, isTaken, set };
}

describe('merger of Pescara, Montesilvano and Spoltore', () => {
  it('the three municipalities are residences until the last second of 2026 in Rome', async () => {
    const { found, caps } = apiAt(eve);
    for (const one of three) expect(await found(one, true)).toEqual([one]);
    expect(await caps('MONTESILVANO')).toEqual(['65015']);
    expect(await caps('PESCARA')).not.toContain('65015');
  });

  it('a running server maps the three municipalities to Pescara from the first second of 2027', async () => {
    const { found, caps, set } = apiAt(eve);
    expect(await found('montesilvano', true)).toEqual(['MONTESILVANO (PE)']);
    set(newYear);
    for (const one of ['montesilvano', 'spoltore', 'pescara (pe)'])
      expect(await found(one, true)).toEqual(['PESCARA (PE)']);
    expect(await caps('PESCARA')).toEqual(expect.arrayContaining(['65121', '65015', '65010']));
  });

  it.each([eve, newYear])(
    'the API accepts the three municipalities as birthplace and residence at %s',
    async (now) => {
      const { found, isTaken } = apiAt(now);
      const addresses = [
        'VIA ROMA, 1, 65121 PESCARA (PE), ITALIA',
        'VIA ROMA, 1, 65015 MONTESILVANO (PE), ITALIA',
        'VIA ROMA, 1, 65010 SPOLTORE (PE), ITALIA',
      ];
      for (const comuneNascita of three) {
        expect(await found(comuneNascita, false)).toContain(comuneNascita);
        expect(await isTaken({ comuneNascita })).toBe(200);
      }
      for (const indirizzoResidenza_SedeLegale of addresses)
        expect(await isTaken({ indirizzoResidenza_SedeLegale })).toBe(200);
    },
  );

  it('people who were born in the three municipalities keep their codes', async () => {
    const { ask } = apiAt(newYear);
    const codes = await Promise.all(
      ['PESCARA', 'MONTESILVANO', 'SPOLTORE'].map(async (comune) => {
        const born = { data: '1985-03-27', comune, provincia: 'PE', nazione: 13 };
        const person = { nome: 'Giulia', cognome: 'Ferri', sesso: 1, ...born };
        const { json } = await ask('/api/travel/calculate/cf', person);
        return json.obj.fiscalCode.slice(11, 15);
      }),
    );
    expect(codes).toEqual(['G482', 'F646', 'I922']);
  });
});

describe('a change of an operator', () => {
  it("an operator's change postpones or cancels a change of the product", async () => {
    for (const from of ['2029-01-01', null]) {
      const { found } = apiAt(newYear, [{ from, municipality: 'PESCARA (PE)' }]);
      expect(await found('montesilvano', true)).toEqual(['MONTESILVANO (PE)']);
    }
  });

  it("an operator's change creates a municipality that replaces others", async () => {
    const { found, caps, isTaken } = apiAt(newYear, [
      {
        from: '2027-01-01',
        municipality: 'BORGO NUOVO (MI)',
        replaces: ['SEGRATE (MI)', 'BOLLATE (MI)'],
        belfiore: 'M999',
      },
    ]);
    expect(await found('segrate', true)).toEqual(['BORGO NUOVO (MI)']);
    expect(await found('borgo nuovo (mi)', false)).toEqual(['BORGO NUOVO (MI)']);
    expect(await caps('BORGO NUOVO', 'MI')).toEqual(['20054', '20021']);
    expect(await isTaken({ comuneNascita: 'BORGO NUOVO (MI)' })).toBe(200);
    expect(await isTaken({ comuneNascita: 'SEGRATE (MI)' })).toBe(200);
  });

  it("an operator's change renames a municipality and changes its postal codes", async () => {
    const { found, caps } = apiAt(newYear, [
      {
        from: '2027-01-01',
        municipality: 'BOLLATE MILANESE (MI)',
        replaces: ['BOLLATE (MI)'],
        belfiore: 'A940',
      },
      { from: '2027-01-01', municipality: 'SEGRATE (MI)', postalCodes: ['20999'] },
    ]);
    expect(await found('bollate (mi)', true)).toEqual(['BOLLATE MILANESE (MI)']);
    expect(await caps('SEGRATE', 'MI')).toEqual(['20999']);
  });

  it.each([
    [
      "'ATLANTIDE (MI)' is no municipality",
      { municipality: 'ROMA (RM)', replaces: ['ATLANTIDE (MI)'] },
    ],
    ["'NUOVA (MI)' is new, so it needs its 'belfiore' code", { municipality: 'NUOVA (MI)' }],
    [
      "'NUOVA (MI)' is new, so it needs its 'postalCodes'",
      { municipality: 'NUOVA (MI)', belfiore: 'M999' },
    ],
    ["'Nuova' is not written 'NAME (PV)'", { municipality: 'Nuova' }],
  ])('an invalid change is rejected with a message: %s', (sentence, change) => {
    const changes = [{ from: '2030-01-01', ...change }];
    expect(() => assertMunicipalityChanges(data.municipalities, changes)).toThrow(sentence);
  });
});

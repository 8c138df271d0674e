import { describe, expect, it } from 'vitest';
import { personKeys } from './person-keys.ts';

describe('page 1 asks a person', () => {
  it('everything, in the order of the checks', () => {
    expect(personKeys({ types: ['fisica'] })).toEqual([
      'nome',
      'cognome',
      'sesso',
      'data_nascita',
      'natoInItalia',
      'stato_nascita',
      'comune_nascita',
      'indirizzoResidenza_SedeLegale',
      'email',
      'cellulare',
      'professione',
    ]);
  });

  it('but for what a line hides', () => {
    const keys = personKeys({ types: ['fisica'], hides: ['professione', 'email'] });
    expect(keys).not.toContain('professione');
    expect(keys).not.toContain('email');
    expect(keys).toContain('cellulare');
  });
});

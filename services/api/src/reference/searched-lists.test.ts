import { describe, expect, it } from 'vitest';
import { readData } from './read-data.ts';
import { createReference } from './reference.ts';

const reference = createReference(await readData());
const {
  professione = [],
  stati = [],
  'professions/medica': medica = [],
} = reference.listsOf('travel');

describe('searchable lists', () => {
  it('professions have everyday search terms, each of which finds one profession', () => {
    const owners = new Map<string, string[]>();
    for (const { id, also = '' } of professione)
      for (const word of also.split(', ')) owners.set(word, [...(owners.get(word) ?? []), id]);
    const shared = [...owners].filter(([, ids]) => ids.length > 1).map(([word]) => word);
    expect(owners.size).toBeGreaterThan(300);
    expect(shared).toEqual([]);
  });

  it('searchable lists have general entries as a fallback', () => {
    const general = professione.filter((option) => option.general).map(({ value }) => value);
    expect(general).toEqual([
      'Altro lavoratore autonomo',
      'Altro lavoratore dipendente',
      'Altra condizione',
    ]);
    expect(medica.filter((option) => option.general).map(({ id }) => id)).toEqual(['altro']);
  });

  it.each([
    ['Guadalupa', 'Z508'],
    ['Riunione', 'Z324'],
    ['Guyana francese', 'Z607'],
    ['Macao', 'Z231'],
    ['Guam', 'Z706'],
    ['Isole Marianne Settentrionali', 'Z710'],
    ['Samoa americane', 'Z725'],
    ['Isole Normanne', 'Z124'],
    ['Niue', 'Z714'],
    ['Tokelau', 'Z727'],
  ])('the list of states contains %s with the code %s', (value, belfiore) => {
    const option = stati.find((one) => one.value === value);
    expect(option).toBeDefined();
    const date = '1985-03-27';
    expect(reference.birthplaceOf(belfiore, date)).toEqual({ id: option?.id, value });
    expect(
      reference.birthplace({ state: Number(option?.id), municipality: '', province: '', date })
        ?.code,
    ).toBe(belfiore);
  });
});

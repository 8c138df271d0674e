import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import everydayCountries from './countries.fixture.json' with { type: 'json' };
import everydayProfessions from './professions.fixture.json' with { type: 'json' };
import { fits, matching, naming } from './words.ts';

/** Reads a list of the reference API. The list contains the synonyms. */
const list = async (name: string) =>
  JSON.parse(
    await readFile(new URL(`../../../../services/api/data/${name}.json`, import.meta.url), 'utf8'),
  );
interface Row {
  readonly key: string;
  readonly label: string;
  readonly also?: string;
  readonly general?: boolean;
}
const { professions }: { readonly professions: readonly Row[] } = await list('professions');
const jobs = professions.map(({ key, label, ...rest }) => ({ id: key, value: label, ...rest }));
interface Country extends Row {
  readonly current: boolean;
  readonly to?: string;
}
const countries: readonly Country[] = await list('countries');
/** Formats a country's name like the API. The name of a former state includes the last year of the state. */
const nameOf = ({ label, current, to = '' }: Country) =>
  current ? label : `${label}, fino al ${to.slice(0, 4)}`;
const states = countries.map((country) => ({
  value: nameOf(country),
  ...(country.also && { also: country.also }),
}));
const listed = new Map(countries.map((country) => [country.label, nameOf(country)]));

/** Returns the option that the combobox chooses for a text when the user leaves the box. */
function chosen<O extends { readonly value: string; readonly general?: boolean }>(
  all: readonly O[],
  text: string,
) {
  const offered = matching(all, text);
  const named = naming(offered, text);
  const [only] = offered.length === 1 ? offered : named.length === 1 ? named : [];
  return only && fits(only, text) ? only.value : undefined;
}

describe('profession search', () => {
  it.each(everydayProfessions)(
    'the profession search chooses for %s the option %s',
    (text, value) => {
      expect(chosen(jobs, text)).toBe(value);
    },
  );

  it('the profession search finds each profession by each of its synonyms', () => {
    const lost = jobs.flatMap((job) =>
      (job.also ?? '').split(', ').filter((word) => word && !matching(jobs, word).includes(job)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['cuoca di mensa', 'Ristoratore / albergatore'],
    ['allevatore di bovini', 'Allevatore'],
    ['giornalista freelance', 'Giornalista'],
    ['pensionata INPS', 'Pensionato'],
    ['attore teatrale di strada', 'Artista / professione dello spettacolo'],
  ])(
    'for the long text %s, the profession search offers %s first and auto-selects no option',
    (text, value) => {
      expect(matching(jobs, text)[0]?.value).toBe(value);
      expect(matching(jobs, text).filter(({ general }) => general)).toHaveLength(3);
      expect(chosen(jobs, text)).toBeUndefined();
    },
  );

  it.each([
    ['insegnante in pensione', 'Pensionato'],
    ['medico in pensione', 'Pensionato'],
    ['ex operaio', 'Pensionato'],
    ['colonnello in congedo', 'Pensionato'],
    ['consulente del lavoro', 'Consulente'],
    ['dottoranda', 'Studente'],
    ['capo cantiere', 'Operaio'],
    ['capocantiere', 'Tecnico'],
    ["pilota d'aereo", 'Altro lavoratore dipendente'],
    ['controllore', 'Altro lavoratore dipendente'],
    ['politico', 'Altra condizione'],
    ['deputata', 'Altra condizione'],
    ['senatrice', 'Dipendente pubblico'],
    ['consigliera comunale', 'Dipendente pubblico'],
    ['addetta mensa', 'Operaio'],
    ['boscaiolo', 'Operaio'],
  ])(
    'for the ambiguous text %s, the profession search also offers %s and auto-selects no option',
    (text, value) => {
      const offered = matching(jobs, text).slice(0, 3);
      expect(offered.map((job) => job.value)).toContain(value);
      expect(chosen(jobs, text)).toBeUndefined();
    },
  );

  it.each(['capitano dei carabinieri', 'maresciallo dei Carabinieri'])(
    'the profession search lists the Carabinieri rank %s under the police',
    (text) => {
      expect(chosen(jobs, text)).toBe("Appartenente alle Forze dell'ordine");
    },
  );

  it('the profession search offers the general options if no option matches', () => {
    expect(matching(jobs, 'rabdomante').map(({ value }) => value)).toEqual([
      'Altro lavoratore autonomo',
      'Altro lavoratore dipendente',
      'Altra condizione',
    ]);
  });
});

describe('country search', () => {
  it.each(everydayCountries)('the country search chooses for %s the option %s', (text, value) => {
    expect(chosen(states, text)).toBe(listed.get(value));
  });

  it('the country search finds each state by each of its other names', () => {
    const lost = states.flatMap((state) =>
      (state.also ?? '')
        .split(', ')
        .filter((word) => word && !matching(states, word).includes(state)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['Istria', ['Croazia', 'Slovenia']],
    ['Dalmazia', ['Croazia', 'Montenegro']],
    ['Kurdistan', ['Iraq', 'Turchia', 'Iran', 'Siria']],
    ['Bengala', ['Bangladesh', 'India']],
  ])(
    'for the region %s, which several states share, the country search offers all these states and auto-selects none',
    (text, values) => {
      const offered = matching(states, text).map(({ value }) => value);
      expect(offered).toEqual(expect.arrayContaining(values));
      expect(chosen(states, text)).toBeUndefined();
    },
  );

  it.each(['ქვეყანა', 'Югославия', '世界'])(
    'the country search offers no option for the text %s in a foreign script',
    (text) => {
      expect(matching(states, text)).toEqual([]);
    },
  );
});

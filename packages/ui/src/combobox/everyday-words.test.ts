import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fits, matching, naming } from './words.ts';

/** The lists as the reference API keeps them: the words are theirs, the search is the box's. */
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
const countries: readonly (Row & { readonly current: boolean })[] = await list('countries');
const states = countries.map(({ label, also }) => ({ value: label, ...(also && { also }) }));

/** What the box chooses for a text that somebody wrote out and left. */
function chosen<O extends { readonly value: string; readonly general?: boolean }>(
  all: readonly O[],
  text: string,
) {
  const offered = matching(all, text);
  const named = naming(offered, text);
  const [only] = offered.length === 1 ? offered : named.length === 1 ? named : [];
  return only && fits(only, text) ? only.value : undefined;
}

describe('a profession', () => {
  it.each([
    ['impiegata', 'Impiegato'],
    ['operaia', 'Operaio'],
    ['operaie', 'Operaio'],
    ['pensionata', 'Pensionato'],
    ['studentessa', 'Studente'],
    ['studenti', 'Studente'],
    ['infermiera', 'Infermiere / operatore sanitario'],
    ['avvocata', 'Avvocato'],
    ['avvocatessa', 'Avvocato'],
    ['imprenditrice', 'Imprenditore'],
    ['libera professionista', 'Libero professionista'],
    ['artigiana', 'Artigiano'],
    ['disoccupata', 'Disoccupato / in cerca di occupazione'],
    ['commessa', 'Altro lavoratore dipendente'],
    ['muratore', 'Operaio'],
    ['muratrice', 'Operaio'],
    ['cuoco', 'Ristoratore / albergatore'],
    ['cuoca', 'Ristoratore / albergatore'],
    ['barista', 'Ristoratore / albergatore'],
    ['parrucchiera', 'Artigiano'],
    ['psicologo', 'Libero professionista'],
    ['psicologhe', 'Libero professionista'],
    ['dentista', 'Medico'],
    ['carabiniere', "Appartenente alle Forze dell'ordine"],
    ['colf', 'Collaboratore domestico / badante'],
    ['contadino', 'Agricoltore / coltivatore diretto'],
    ['contadina', 'Agricoltore / coltivatore diretto'],
    ['poliziotta', "Appartenente alle Forze dell'ordine"],
    ['professoressa', 'Insegnante / docente'],
    ['maestra', 'Insegnante / docente'],
    ['camionista', 'Autista'],
    ['segretaria', 'Impiegato'],
    ['ragioniera', 'Impiegato'],
    ['programmatrice', 'Informatico'],
    ['sarta', 'Artigiano'],
    ['idraulico', 'Artigiano'],
    ['magazziniera', 'Operaio'],
    ['cameriera', 'Ristoratore / albergatore'],
    ['attrice', 'Artista / professione dello spettacolo'],
    ['dottoressa', 'Medico'],
    ['suora', 'Ecclesiastico'],
    ['pompiere', 'Vigile del fuoco'],
    ['direttrice', 'Dirigente'],
    ['macellaia', 'Commerciante / esercente'],
    ['casalingo', 'Casalinga / casalingo'],
    ['nurse', 'Infermiere / operatore sanitario'],
    ['hairdresser', 'Artigiano'],
    ['dentist', 'Medico'],
    ['retired', 'Pensionato'],
  ])('written %s chooses %s', (text, value) => {
    expect(chosen(jobs, text)).toBe(value);
  });

  it('is found by every one of its other words', () => {
    const lost = jobs.flatMap((job) =>
      (job.also ?? '').split(', ').filter((word) => word && !matching(jobs, word).includes(job)),
    );
    expect(lost).toEqual([]);
  });

  it('that no option names leads to the general ones', () => {
    expect(matching(jobs, 'rabdomante').map(({ value }) => value)).toEqual([
      'Altro lavoratore autonomo',
      'Altro lavoratore dipendente',
      'Altra condizione',
    ]);
  });
});

describe('a state', () => {
  it.each([
    ['Olanda', 'Paesi Bassi'],
    ['Inghilterra', 'Regno Unito'],
    ['Scozia', 'Regno Unito'],
    ['Russia', 'Federazione russa'],
    ['USA', "Stati Uniti d'America"],
    ['Stati Uniti', "Stati Uniti d'America"],
    ['America', "Stati Uniti d'America"],
    ['Moldavia', 'Moldova'],
    ['Zaire', 'Repubblica Democratica del Congo'],
    ['Birmania', 'Myanmar/Birmania'],
    ['Ceylon', 'Sri Lanka'],
    ['Cechia', 'Repubblica ceca'],
    ['URSS', 'Unione Sovietica (URSS)'],
    ['Swaziland', 'Eswatini'],
    ['Reunion', 'Riunione'],
    ['Guadeloupe', 'Guadalupa'],
  ])('called %s is %s', (text, value) => {
    expect(chosen(states, text)).toBe(value);
  });

  it('is found by every one of its other names', () => {
    const lost = states.flatMap((state) =>
      (state.also ?? '')
        .split(', ')
        .filter((word) => word && !matching(states, word).includes(state)),
    );
    expect(lost).toEqual([]);
  });
});

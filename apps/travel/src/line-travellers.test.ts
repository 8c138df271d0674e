import { applicable, valuesOf } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { travel } from './line.ts';
import {
  ada,
  adaWith,
  change,
  marked,
  nobody,
  parties,
  refused,
  type Subject,
  subjects,
} from './travellers.fixture.ts';

const ofPeople = [
  'eta',
  'eta_assicurato_1',
  'eta_assicurato_2',
  'numero_figli',
  'numero_partecipanti',
  'eta_partecipanti',
] as const;
const askedOf = (soggetti: Subject): readonly string[] => Object.keys(parties[soggetti]);
const pairsOfSubjects = subjects.flatMap((one) =>
  subjects.filter((other) => other !== one).map((other) => [one, other] as const),
);

describe('who leaves', () => {
  it.each(subjects)('decides what is asked of the people: %s', (soggetti) => {
    const asked = applicable(travel, adaWith(soggetti));
    expect(ofPeople.filter((key) => asked.includes(key))).toEqual(askedOf(soggetti));
  });

  it('is not known yet, and nothing is asked of anybody', () => {
    const asked = applicable(travel, nobody);
    expect(ofPeople.filter((key) => asked.includes(key))).toEqual([]);
  });

  it.each(pairsOfSubjects)(
    'changed from %s to %s clears what is not asked of them and keeps the rest',
    (one, other) => {
      const before = adaWith(one);
      const after = change(before, { soggetti: other });
      for (const key of ofPeople) {
        const kept = askedOf(one).includes(key) && askedOf(other).includes(key);
        expect([key, after[key]]).toEqual([key, kept ? before[key] : nobody[key]]);
      }
      expect({ ...after, ...before }).toEqual(before);
    },
  );

  it('changed there and back does not bring the ages back', () => {
    const back = change(change(adaWith('coppia'), { soggetti: 'gruppo' }), { soggetti: 'coppia' });
    expect([back.eta_assicurato_1, back.eta_assicurato_2]).toEqual([null, null]);
  });
});

describe('the age of somebody alone, or with children', () => {
  it.each(['singolaPersona', 'genitoreConFigli'] as const)('is 18 to 99: %s', (soggetti) => {
    const aged = (eta: number | null) => marked({ ...adaWith(soggetti), eta });
    expect([18, 41, 99].flatMap(aged)).toEqual([]);
    for (const eta of [null, 17, 100, 0, -1, 18.5]) expect(aged(eta)).toEqual(['eta']);
  });

  it('is refused with what would be right', () => {
    expect(refused({ ...ada, eta: 17 })).toEqual([
      {
        field: 'eta',
        control: 'eta',
        code: 'ETA',
        invalid: 'Valore non valido',
        error: "Indicare l'età",
        help: 'Da 18 a 99 anni',
      },
    ]);
  });
});

describe.each(['coppia', 'famiglia'] as const)('the ages of a %s', (soggetti) => {
  const aged = (eta_assicurato_1: number | null, eta_assicurato_2: number | null) =>
    refused({ ...adaWith(soggetti), eta_assicurato_1, eta_assicurato_2 });

  it.each([
    [18, 18],
    [18, 0],
    [0, 18],
    [99, 99],
    [17, 18],
    [41, 6],
  ])('may be %i and %i: one is of age', (one, other) => {
    expect(aged(one, other)).toEqual([]);
  });

  it.each([
    [17, 17],
    [0, 0],
    [0, 17],
  ])('may not be %i and %i: neither is of age, and both are marked', (one, other) => {
    const words = {
      code: 'ETA_ASSICURATO_1',
      invalid: 'Valore non valido',
      error: "Indicare l'età",
      help: 'Almeno una persona deve avere 18 anni',
    };
    expect(aged(one, other)).toEqual([
      { field: 'eta_assicurato_1', control: 'eta_assicurato_1', ...words },
      { field: 'eta_assicurato_2', control: 'eta_assicurato_2', ...words },
    ]);
  });

  it.each([
    [100, 41, ['eta_assicurato_1']],
    [41, 100, ['eta_assicurato_2']],
    [-1, 41, ['eta_assicurato_1']],
    [null, 41, ['eta_assicurato_1']],
    [17, null, ['eta_assicurato_2']],
    [17.5, 41, ['eta_assicurato_1']],
    [null, null, ['eta_assicurato_1', 'eta_assicurato_2']],
  ])('may not be %s and %s: only what is wrong is marked', (one, other, controls) => {
    const failures = aged(one, other);
    expect(failures.map(({ control }) => control)).toEqual(controls);
    expect(failures.every(({ help }) => help === 'Da 0 a 99 anni')).toBe(true);
  });
});

describe.each(['genitoreConFigli', 'famiglia'] as const)('the children of a %s', (soggetti) => {
  it.each(['1', '2', '3', '4', '5', '6'])('may be %s', (numero_figli) => {
    expect(refused({ ...adaWith(soggetti), numero_figli })).toEqual([]);
  });

  it.each([null, '0', '7', '-1'])('may not be %s', (numero_figli) => {
    expect(refused({ ...adaWith(soggetti), numero_figli })).toMatchObject([
      { control: 'numero_figli', error: 'Indicare il numero di figli' },
    ]);
  });
});

describe('a group', () => {
  const group = adaWith('gruppo');
  const ages = (numero_partecipanti: number | null) =>
    change(group, { numero_partecipanti }).eta_partecipanti;

  it.each([3, 4, 5, 6, 7, 8, 9])('may be of %i', (size) => {
    const eta_partecipanti = Array(size).fill(30);
    expect(refused({ ...group, numero_partecipanti: size, eta_partecipanti })).toEqual([]);
  });

  it.each([null, 0, 2, 10, 3.5])('may not be of %s', (numero_partecipanti) => {
    expect(refused({ ...group, numero_partecipanti })[0]).toMatchObject({
      control: 'numero_partecipanti',
      error: 'Indicare il numero di partecipanti',
    });
  });

  it('has its number brought to the nearest limit when the box is left', () => {
    expect(travel.fields.numero_partecipanti.limits).toEqual({ from: 3, to: 9, clamp: true });
  });

  it('starts with an empty age for each', () => {
    const start = change(ada, { soggetti: 'gruppo' });
    expect(start.eta_partecipanti).toEqual([]);
    expect(change(start, { numero_partecipanti: 3 }).eta_partecipanti).toEqual([null, null, null]);
  });

  it('keeps the ages it has and asks for those of who joins', () => {
    expect(ages(5)).toEqual([34, 61, 18, null, null]);
    expect(ages(9)).toEqual([34, 61, 18, ...Array(6).fill(null)]);
  });

  it('loses the last ages when it is fewer', () => {
    const five = { ...group, numero_partecipanti: 5, eta_partecipanti: [34, 61, 18, 50, 51] };
    expect(change(five, { numero_partecipanti: 3 }).eta_partecipanti).toEqual([34, 61, 18]);
  });

  it.each([null, 1, 10, 99])('keeps its ages while its number is written anew: %s', (size) => {
    expect(ages(size)).toEqual([34, 61, 18]);
  });

  it('is not asked for ages before its number is right, and then for all', () => {
    const start = change(ada, { soggetti: 'gruppo' });
    expect(marked(start)).toEqual(['numero_partecipanti']);
    expect(marked(change(start, { numero_partecipanti: 2 }))).toEqual(['numero_partecipanti']);
    expect(marked(change(start, { numero_partecipanti: 3 }))).toHaveLength(3);
  });

  it('has people aged 18 to 99, each told at his own box', () => {
    expect(refused({ ...group, eta_partecipanti: [18, 99, 18] })).toEqual([]);
    const words = (number: number) => ({
      field: 'eta_partecipanti',
      control: `eta_partecipanti.${number}`,
      code: 'ETA_PARTECIPANTI',
      invalid: 'Valore non valido',
      error: `Indicare l'età del partecipante ${number}`,
      help: 'Da 18 a 99 anni',
    });
    expect(refused({ ...group, eta_partecipanti: [17, 99, 100] })).toEqual([words(1), words(3)]);
  });

  it('has as many ages as people, whatever a draft says', () => {
    for (const eta_partecipanti of [
      [34, 61],
      [34, 61, 18, 20],
    ])
      expect(refused({ ...group, eta_partecipanti })).toMatchObject([
        { field: 'eta_partecipanti', error: "Indicare l'età" },
      ]);
  });
});

describe('a draft that was saved before the ages followed the number', () => {
  it('is restored with a box for each traveller', () => {
    const kept = { ...adaWith('gruppo'), numero_partecipanti: 6, eta_partecipanti: [] };
    expect(valuesOf(travel, kept).eta_partecipanti).toEqual([null, null, null, null, null, null]);
  });

  it('keeps the ages that were given', () => {
    const kept = { ...adaWith('gruppo'), numero_partecipanti: 4, eta_partecipanti: [34, 61, 18] };
    expect(valuesOf(travel, kept).eta_partecipanti).toEqual([34, 61, 18, null]);
  });
});

import { applicable, valuesOf } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
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
} from './answers.fixture.ts';
import { travel } from './line.ts';

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

describe('the travellers', () => {
  it.each(subjects)(
    'the kind of travellers decides which questions about people are asked: %s',
    (soggetti) => {
      const asked = applicable(travel, adaWith(soggetti));
      expect(ofPeople.filter((key) => asked.includes(key))).toEqual(askedOf(soggetti));
    },
  );

  it('no question about people is asked while the kind of travellers is unknown', () => {
    const asked = applicable(travel, nobody);
    expect(ofPeople.filter((key) => asked.includes(key))).toEqual([]);
  });

  it.each(pairsOfSubjects)(
    'changing the kind of travellers from %s to %s clears the answers that no longer apply and keeps the others',
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

  it('changing the kind of travellers and changing it back does not restore the ages', () => {
    const back = change(change(adaWith('coppia'), { soggetti: 'gruppo' }), { soggetti: 'coppia' });
    expect([back.eta_assicurato_1, back.eta_assicurato_2]).toEqual([null, null]);
  });
});

describe('the age of a single adult', () => {
  it.each(['singolaPersona', 'genitoreConFigli'] as const)(
    'the age of a single adult is 18 to 99: %s',
    (soggetti) => {
      const aged = (eta: number | null) => marked({ ...adaWith(soggetti), eta });
      expect([18, 41, 99].flatMap(aged)).toEqual([]);
      for (const eta of [null, 17, 100, 0, -1, 18.5]) expect(aged(eta)).toEqual(['eta']);
    },
  );

  it('an invalid age of a single adult is rejected with a hint about the valid ages', () => {
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
  ])('the ages of two travellers accept %i and %i: one of them is an adult', (one, other) => {
    expect(aged(one, other)).toEqual([]);
  });

  it.each([
    [17, 17],
    [0, 0],
    [0, 17],
  ])(
    'the ages of two travellers reject %i and %i: neither is an adult, and both fields are marked',
    (one, other) => {
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
    },
  );

  it.each([
    [100, 41, ['eta_assicurato_1']],
    [41, 100, ['eta_assicurato_2']],
    [-1, 41, ['eta_assicurato_1']],
    [null, 41, ['eta_assicurato_1']],
    [17, null, ['eta_assicurato_2']],
    [17.5, 41, ['eta_assicurato_1']],
    [null, null, ['eta_assicurato_1', 'eta_assicurato_2']],
  ])(
    'the ages of two travellers reject %s and %s, and only the invalid ones are marked',
    (one, other, controls) => {
      const failures = aged(one, other);
      expect(failures.map(({ control }) => control)).toEqual(controls);
      expect(failures.every(({ help }) => help === 'Da 0 a 99 anni')).toBe(true);
    },
  );
});

describe.each(['genitoreConFigli', 'famiglia'] as const)('the children of a %s', (soggetti) => {
  it.each(['1', '2', '3', '4', '5', '6'])('the number of children accepts %s', (numero_figli) => {
    expect(refused({ ...adaWith(soggetti), numero_figli })).toEqual([]);
  });

  it.each([null, '0', '7', '-1'])('the number of children rejects %s', (numero_figli) => {
    expect(refused({ ...adaWith(soggetti), numero_figli })).toMatchObject([
      { control: 'numero_figli', error: 'Scegli il numero di figli' },
    ]);
  });
});

describe('a group', () => {
  const group = adaWith('gruppo');
  const ages = (numero_partecipanti: number | null) =>
    change(group, { numero_partecipanti }).eta_partecipanti;

  it.each([3, 4, 5, 6, 7, 8, 9])('a group accepts %i people', (size) => {
    const eta_partecipanti = Array(size).fill(30);
    expect(refused({ ...group, numero_partecipanti: size, eta_partecipanti })).toEqual([]);
  });

  it.each([null, 0, 2, 10, 3.5])('a group rejects the size %s', (numero_partecipanti) => {
    expect(refused({ ...group, numero_partecipanti })[0]).toMatchObject({
      control: 'numero_partecipanti',
      error: 'Indica quanti siete',
    });
  });

  it('on blur, the size of a group is replaced with the nearest limit', () => {
    expect(travel.fields.numero_partecipanti.limits).toEqual({ from: 3, to: 9, clamp: true });
  });

  it('a group starts with an empty age for each person', () => {
    const start = change(ada, { soggetti: 'gruppo' });
    expect(start.eta_partecipanti).toEqual([]);
    expect(change(start, { numero_partecipanti: 3 }).eta_partecipanti).toEqual([null, null, null]);
  });

  it('making a group larger keeps its ages and asks for those of the added people', () => {
    expect(ages(5)).toEqual([34, 61, 18, null, null]);
    expect(ages(9)).toEqual([34, 61, 18, ...Array(6).fill(null)]);
  });

  it('making a group smaller removes the last ages', () => {
    const five = { ...group, numero_partecipanti: 5, eta_partecipanti: [34, 61, 18, 50, 51] };
    expect(change(five, { numero_partecipanti: 3 }).eta_partecipanti).toEqual([34, 61, 18]);
  });

  it.each([null, 1, 10, 99])(
    'a group keeps its ages while the user types its size again: %s',
    (size) => {
      expect(ages(size)).toEqual([34, 61, 18]);
    },
  );

  it('a group requires no ages before its size is valid, and then requires all', () => {
    const start = change(ada, { soggetti: 'gruppo' });
    expect(marked(start)).toEqual(['numero_partecipanti']);
    expect(marked(change(start, { numero_partecipanti: 2 }))).toEqual(['numero_partecipanti']);
    expect(marked(change(start, { numero_partecipanti: 3 }))).toHaveLength(3);
  });

  it('a group accepts ages from 18 to 99, and shows an error at each invalid one', () => {
    expect(refused({ ...group, eta_partecipanti: [18, 99, 18] })).toEqual([]);
    const words = (number: number) => ({
      field: 'eta_partecipanti',
      control: `eta_partecipanti.${number}`,
      code: 'ETA_PARTECIPANTI',
      invalid: 'Valore non valido',
      error: `Indica l'età del partecipante ${number}`,
      help: 'Da 18 a 99 anni',
    });
    expect(refused({ ...group, eta_partecipanti: [17, 99, 100] })).toEqual([words(1), words(3)]);
  });

  it('a group requires as many ages as people, even in a draft', () => {
    for (const eta_partecipanti of [
      [34, 61],
      [34, 61, 18, 20],
    ])
      expect(refused({ ...group, eta_partecipanti })).toMatchObject([
        { field: 'eta_partecipanti', error: "Indicare l'età" },
      ]);
  });
});

describe('a draft whose ages do not match the size of the group', () => {
  it('restoring a draft without ages gives each traveller an empty age', () => {
    const kept = { ...adaWith('gruppo'), numero_partecipanti: 6, eta_partecipanti: [] };
    expect(valuesOf(travel, kept).eta_partecipanti).toEqual([null, null, null, null, null, null]);
  });

  it('restoring a draft with too few ages keeps the ages that it has', () => {
    const kept = { ...adaWith('gruppo'), numero_partecipanti: 4, eta_partecipanti: [34, 61, 18] };
    expect(valuesOf(travel, kept).eta_partecipanti).toEqual([34, 61, 18, null]);
  });
});

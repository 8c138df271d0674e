import { applicable, initialValues, person } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { householder } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const { nobody, change, refused, marked, sentences, sent, read } = interview(householder, {
  today: '2026-11-21',
  lists: { tipo_animali: list('cane', 'gatto', 'altro') },
});

/** Four people and no animal. */
const family = {
  ...nobody,
  altriSinistri: false,
  polizzaAttiva: false,
  nascita: '1985-03-27',
  familiari: 4,
  animali: false,
};
/** The same with a dog. */
const withDog = { ...family, animali: true, animali_pericolosi: false, tipo_animali: 'cane' };
/** The same with a parrot. */
const withParrot = { ...withDog, tipo_animali: 'altro', altri_animali: 'un pappagallo' };

describe('a request of a head of family', () => {
  it.each([
    ['without animals', family],
    ['with a dog', withDog],
    ['with an animal of no list', withParrot],
  ])('is right when all is answered, %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it('is asked on one page, the shared questions first', () => {
    expect(householder.pages).toMatchObject([
      {
        title: 'La tua famiglia',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'nascita',
          'familiari',
          'animali',
          'animali_pericolosi',
          'tipo_animali',
          'altri_animali',
        ],
      },
    ]);
  });

  it('comes from a private person only', () => {
    expect(householder.contractor.types).toEqual(['fisica']);
  });
});

describe('who answered nothing but page 1', () => {
  const born = { ...nobody, nascita: '1985-03-27' };

  it('hears of the family and the animals, after the shared questions', () => {
    expect(refused(born).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['FAMILIARI', 'Indicare il numero di familiari'],
      ['ANIMALI', 'Indicare se si hanno animali'],
    ]);
  });

  it('and has animals, hears whether they are dangerous and of which kind', () => {
    expect(refused({ ...family, animali: true }).map(({ code, error }) => [code, error])).toEqual([
      ['ANIMALI_PERICOLOSI', 'Indicare se gli animali sono pericolosi'],
      ['TIPO_ANIMALI', 'Indicare il tipo di animale'],
    ]);
  });

  it('and has an animal of no list, hears which', () => {
    expect(
      refused({ ...withParrot, altri_animali: '' }).map(({ code, error }) => [code, error]),
    ).toEqual([['ALTRI_ANIMALI', 'Indicare quali animali']]);
  });

  it("finds 'Valore non valido' at each field", () => {
    const invalid = refused({ ...born, animali: true }).map((failure) => failure.invalid);
    expect(new Set(invalid)).toEqual(new Set(['Valore non valido']));
  });
});

describe('the family', () => {
  it.each([1, 4, 12])('may be of %s', (familiari) => {
    expect(refused({ ...family, familiari })).toEqual([]);
  });

  it.each([null, 0, -1, 2.5])('may not be of %s: it is at least one', (familiari) => {
    expect(marked({ ...family, familiari })).toEqual(['familiari']);
  });
});

describe('the animals', () => {
  const asked = (answers: typeof nobody) =>
    applicable(householder, answers).filter((key) => /animali_|_animali/.test(key));

  it('are asked about only where there are some', () => {
    expect(asked(nobody)).toEqual([]);
    expect(asked(family)).toEqual([]);
    expect(asked(withDog)).toEqual(['animali_pericolosi', 'tipo_animali']);
    expect(asked(withParrot)).toEqual(['animali_pericolosi', 'tipo_animali', 'altri_animali']);
  });

  it('that there are none after all clears what was said of them', () => {
    expect(change(withParrot, { animali: false })).toEqual(family);
  });

  it('of another kind than altro clear the text about it', () => {
    expect(change(withParrot, { tipo_animali: 'gatto' })).toEqual({
      ...withParrot,
      tipo_animali: 'gatto',
      altri_animali: '',
    });
  });

  it('are of a kind of the list', () => {
    expect(marked({ ...withDog, tipo_animali: 'drago' })).toEqual(['tipo_animali']);
  });

  it('of no list are told in at most 100 characters', () => {
    expect(refused({ ...withParrot, altri_animali: 'a'.repeat(100) })).toEqual([]);
    expect(marked({ ...withParrot, altri_animali: 'a'.repeat(101) })).toEqual(['altri_animali']);
  });
});

describe('the birth date', () => {
  it("is the contractor's: it is shown, not asked", () => {
    const contractor = { ...initialValues(person), data_nascita: '1985-03-27' };
    expect(householder.fromContractor?.nascita?.(contractor)).toBe('1985-03-27');
    expect(Object.keys(householder.fromContractor ?? {})).toEqual(['nascita']);
  });
});

describe('the body of a request', () => {
  const body = {
    sinistriPrecedenti: false,
    polizzaGiaAttiva: false,
    dataScadenza: null,
    nascita: '1985-03-27',
    familiari: 4,
    animali: false,
    animali_pericolosi: null,
    tipo_animali: null,
  };

  it('has null for what is not asked, and no other animals', () => {
    expect(sent(family)).toEqual(body);
    expect(sent(family)).not.toHaveProperty('altri_animali');
  });

  it('has the other animals only where the kind is altro', () => {
    const animals = { animali: true, animali_pericolosi: false };
    expect(sent(withDog)).toEqual({ ...body, ...animals, tipo_animali: 'cane' });
    expect(sent(withParrot)).toEqual({
      ...body,
      ...animals,
      tipo_animali: 'altro',
      altri_animali: 'un pappagallo',
    });
  });

  it.each([
    ['without animals', family],
    ['with a dog', withDog],
    ['with an animal of no list', withParrot],
  ])('is read back as it was answered, %s', (_, answers) => {
    expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
  });
});

it('nobody hears of the animals in sentences that are not asked', () => {
  expect(sentences({ ...family, animali: null })).toEqual(['Indicare se si hanno animali']);
});

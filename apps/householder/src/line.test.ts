import { applicable, initialValues, person } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { family, withParrot } from './answers.fixture.ts';
import { householder } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const { nobody, change, refused, marked, sentences, sent, read } = interview(householder, {
  today: '2026-11-21',
  lists: { tipo_animali: list('cane', 'gatto', 'altro') },
});

const withDog = { ...withParrot, tipo_animali: 'cane', altri_animali: '' };

describe('a request for a householder', () => {
  it.each([
    ['without animals', family],
    ['with a dog', withDog],
    ['with an animal of no list', withParrot],
  ])('a request for family liability is valid when complete, %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it('a request for family liability has one page, with the shared questions first', () => {
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

  it('a request for family liability accepts only a private person', () => {
    expect(householder.contractor.types).toEqual(['fisica']);
  });
});

describe('a request with only page 1 answered', () => {
  const born = { ...nobody, nascita: '1985-03-27' };

  it('a request with only page 1 answered gets errors at the shared questions, then at the family and the animals', () => {
    expect(refused(born).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['FAMILIARI', 'Indicare il numero di familiari'],
      ['ANIMALI', 'Dicci se hai animali'],
    ]);
  });

  it('answering yes to animals requires their kind and whether they are dangerous', () => {
    expect(refused({ ...family, animali: true }).map(({ code, error }) => [code, error])).toEqual([
      ['ANIMALI_PERICOLOSI', 'Dicci se sono di razze considerate pericolose'],
      ['TIPO_ANIMALI', 'Scegli che animali hai'],
    ]);
  });

  it('if the animal is not in the list, the text about it is required', () => {
    expect(
      refused({ ...withParrot, altri_animali: '' }).map(({ code, error }) => [code, error]),
    ).toEqual([['ALTRI_ANIMALI', 'Scrivi quali animali']]);
  });

  it("a request with only page 1 answered shows 'Valore non valido' at each field", () => {
    const invalid = refused({ ...born, animali: true }).map((failure) => failure.invalid);
    expect(new Set(invalid)).toEqual(new Set(['Valore non valido']));
  });
});

describe('the family', () => {
  it.each([1, 4, 12])('the family accepts %s members', (familiari) => {
    expect(refused({ ...family, familiari })).toEqual([]);
  });

  it.each([null, 0, -1, 2.5])(
    'the family rejects %s members: at least one is required',
    (familiari) => {
      expect(marked({ ...family, familiari })).toEqual(['familiari']);
    },
  );
});

describe('the animals', () => {
  const asked = (answers: typeof nobody) =>
    applicable(householder, answers).filter((key) => /animali_|_animali/.test(key));

  it('the questions about animals are asked only if the family has animals', () => {
    expect(asked(nobody)).toEqual([]);
    expect(asked(family)).toEqual([]);
    expect(asked(withDog)).toEqual(['animali_pericolosi', 'tipo_animali']);
    expect(asked(withParrot)).toEqual(['animali_pericolosi', 'tipo_animali', 'altri_animali']);
  });

  it('answering no to animals clears the answers about them', () => {
    expect(change(withParrot, { animali: false })).toEqual(family);
  });

  it("the text about an unlisted animal is cleared unless the kind is 'altro'", () => {
    expect(change(withParrot, { tipo_animali: 'gatto' })).toEqual({
      ...withParrot,
      tipo_animali: 'gatto',
      altri_animali: '',
    });
  });

  it('the kind of animal accepts only options of its list', () => {
    expect(marked({ ...withDog, tipo_animali: 'drago' })).toEqual(['tipo_animali']);
  });

  it('the text about an unlisted animal accepts at most 100 characters', () => {
    expect(refused({ ...withParrot, altri_animali: 'a'.repeat(100) })).toEqual([]);
    expect(marked({ ...withParrot, altri_animali: 'a'.repeat(101) })).toEqual(['altri_animali']);
  });
});

describe('the birth date', () => {
  it('the birth date comes from the contractor: the form shows it but does not ask for it', () => {
    const contractor = { ...initialValues(person), data_nascita: '1985-03-27' };
    expect(householder.fromContractor?.nascita?.(contractor)).toBe('1985-03-27');
    expect(Object.keys(householder.fromContractor ?? {})).toEqual(['nascita']);
  });
});

describe('the request body', () => {
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

  it('the request body has null for questions that are not asked, except altri_animali, which it omits', () => {
    expect(sent(family)).toEqual(body);
    expect(sent(family)).not.toHaveProperty('altri_animali');
  });

  it("the request body contains altri_animali only if the kind is 'altro'", () => {
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
  ])('parsing the request body returns the answers from which it was built, %s', (_, answers) => {
    expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
  });
});

it('errors about the animals appear only if the form asks about animals', () => {
  expect(sentences({ ...family, animali: null })).toEqual(['Dicci se hai animali']);
});

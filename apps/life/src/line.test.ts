import { initialValues, person } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { parent } from './answers.fixture.ts';
import { life } from './line.ts';

const { nobody, refused, marked, sentences, sent, read } = interview(life, {
  today: '2026-11-21',
});

describe('a request for life insurance', () => {
  it('a request for life insurance is valid when complete', () => {
    expect(refused(parent)).toEqual([]);
  });

  it('a request for life insurance hides the answer about smoking in the summary, because it is health data', () => {
    expect(life.sensitive).toEqual(['fumatore']);
  });

  it('a request for life insurance has one page: claims and policy, capital, years, smoker', () => {
    expect(life.pages).toMatchObject([
      {
        title: 'La tua polizza vita',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'capitale',
          'anni_polizza',
          'data_nascita',
          'fumatore',
        ],
      },
    ]);
  });

  it('a request for life insurance accepts only a private person', () => {
    expect(life.contractor.types).toEqual(['fisica']);
  });
});

describe('a request with only page 1 answered', () => {
  const born = { ...nobody, data_nascita: '1985-03-27' };

  it('a request with only page 1 answered gets errors at claims, policy, capital, years and smoking, in this order', () => {
    expect(sentences(born)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Indicare il capitale da investire',
      'Indicare gli anni per cui sarà valida la polizza',
      'Indicare se fumatore o no',
    ]);
  });

  it("a request with only page 1 answered shows 'Selezionare un opzione' at the question about smoking", () => {
    expect(refused(born).map(({ code, invalid }) => [code, invalid])).toEqual([
      ['SINISTRI', 'Valore non valido'],
      ['POLIZZA', 'Valore non valido'],
      ['CAPITALE', 'Valore non valido'],
      ['ANNI_POLIZZA', 'Valore non valido'],
      ['FUMATORE', 'Selezionare un opzione'],
    ]);
  });
});

describe('the capital', () => {
  it.each([1, 1.5, 250000])('the capital accepts %s €', (capitale) => {
    expect(refused({ ...parent, capitale })).toEqual([]);
  });

  it.each([null, 0, 0.99, -1])('the capital rejects %s €: the minimum is 1', (capitale) => {
    expect(marked({ ...parent, capitale })).toEqual(['capitale']);
  });
});

describe('the years', () => {
  it.each([1, 20, 100])('the number of years accepts %s', (anni_polizza) => {
    expect(refused({ ...parent, anni_polizza })).toEqual([]);
  });

  it.each([null, 0, 101, 1.5])(
    'the number of years rejects %s: only whole numbers from 1 to 100 are valid',
    (anni_polizza) => {
      expect(refused({ ...parent, anni_polizza })).toMatchObject([
        { control: 'anni_polizza', help: 'Da 1 a 100 anni' },
      ]);
    },
  );
});

describe('the birth date', () => {
  it('the birth date comes from the contractor: the form shows it but does not ask for it', () => {
    const contractor = { ...initialValues(person), data_nascita: '1985-03-27' };
    expect(life.fromContractor?.data_nascita?.(contractor)).toBe('1985-03-27');
    expect(Object.keys(life.fromContractor ?? {})).toEqual(['data_nascita']);
  });
});

describe('smoking', () => {
  it.each([true, false])('the question about smoking accepts both answers: %s', (fumatore) => {
    expect(refused({ ...parent, fumatore })).toEqual([]);
    expect(sent({ ...parent, fumatore }).fumatore).toBe(fumatore);
  });
});

describe('the request body', () => {
  it('the request body contains every answer under the name in the specification', () => {
    expect(sent(parent)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      capitale: 250000,
      anni_polizza: 20,
      data_nascita: '1985-03-27',
      fumatore: false,
    });
  });

  it('parsing the request body returns the answers from which it was built', () => {
    expect(read(sent(parent))).toEqual({ values: parent, problems: [] });
  });
});

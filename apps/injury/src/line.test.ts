import { applicable, initialValues, person } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { player, reader } from './answers.fixture.ts';
import { injury } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const { nobody, change, refused, marked, sent, read } = interview(injury, {
  today: '2026-11-21',
  lists: { sport: list('nessuno', 'calcio', 'nuoto') },
});

describe('a request against injuries', () => {
  it.each([
    ['who does no sport', reader],
    ['who does two', player],
  ])('a request for accident insurance is valid when complete, for somebody %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it('a request for accident insurance has one page, with the shared questions first', () => {
    expect(injury.pages).toMatchObject([
      {
        title: 'Salute e sport',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'data_nascita',
          'problemi_precedenti',
          'pratichiSport',
          'sport',
        ],
      },
    ]);
  });

  it('a request for accident insurance accepts only a private person', () => {
    expect(injury.contractor.types).toEqual(['fisica']);
  });

  it('a request for accident insurance keeps its draft in the browser tab only and hides health answers in the summary', () => {
    expect(injury.draft).toBe('tab');
    expect(injury.sensitive).toEqual(['problemi_precedenti']);
  });
});

describe('a request with only page 1 answered', () => {
  const born = { ...nobody, data_nascita: '1985-03-27' };

  it('a request with only page 1 answered gets errors at the shared questions, then at health and sport', () => {
    expect(refused(born).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['PROBLEMI_PRECEDENTI', 'Dicci se hai avuto problemi di salute in passato'],
      ['PRATICHI', 'Dicci se pratichi sport'],
    ]);
  });

  it('answering yes to sport requires the sports', () => {
    expect(refused({ ...player, sport: [] })).toEqual([
      {
        field: 'sport',
        control: 'sport',
        code: 'SPORT',
        invalid: 'Valore non valido',
        error: 'Selezionare gli sport praticati',
      },
    ]);
  });
});

describe('the sports', () => {
  it('the form asks which sports only if the person does some', () => {
    expect(applicable(injury, nobody)).not.toContain('sport');
    expect(applicable(injury, reader)).not.toContain('sport');
    expect(applicable(injury, player)).toContain('sport');
  });

  it("the list of sports does not offer 'nessuno', which is not a sport", () => {
    const offered = injury.options?.sport?.(list('nessuno', 'calcio'), player, '2026-11-21');
    expect(offered?.map(({ id }) => id)).toEqual(['calcio']);
    expect(marked({ ...player, sport: ['nessuno'] })).toEqual(['sport']);
    expect(marked({ ...player, sport: ['calcio', 'nessuno'] })).toEqual(['sport']);
  });

  it('answering no to sport clears the chosen sports', () => {
    expect(change(player, { pratichiSport: false })).toEqual(reader);
  });
});

describe('the birth date', () => {
  it('the birth date comes from the contractor: the form shows it but does not ask for it', () => {
    const contractor = { ...initialValues(person), data_nascita: '1985-03-27' };
    expect(injury.fromContractor?.data_nascita?.(contractor)).toBe('1985-03-27');
    expect(Object.keys(injury.fromContractor ?? {})).toEqual(['data_nascita']);
  });
});

describe('the request body', () => {
  const body = {
    sinistriPrecedenti: false,
    polizzaGiaAttiva: false,
    dataScadenza: null,
    data_nascita: '1985-03-27',
    problemi_precedenti: false,
  };

  it("the request body contains 'nessuno' if the person does no sport", () => {
    expect(sent(reader)).toEqual({ ...body, pratichiSport: false, sport: 'nessuno' });
  });

  it.each(['nessuno', 'nessuno|'])(
    'parsing accepts %s in a request body if the person does no sport',
    (sport) => {
      expect(read({ ...sent(reader), sport })).toEqual({ values: reader, problems: [] });
    },
  );

  it('the request body contains a pipe after each sport', () => {
    expect(sent(player)).toEqual({ ...body, pratichiSport: true, sport: 'calcio|nuoto|' });
  });

  it.each([
    ['who does no sport', reader],
    ['who does two', player],
  ])(
    'parsing the request body returns the answers from which it was built, for somebody %s',
    (_, answers) => {
      expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
    },
  );

  it.each(['nessuno', 'nessuno|'])(
    'parsing rejects %s in a request body if the person does sport',
    (sport) => {
      const { values } = read({ ...sent(player), sport });
      expect(marked(values)).toEqual(['sport']);
    },
  );

  it('parsing rejects a sport in a request body if the person does no sport', () => {
    expect(read({ ...sent(reader), sport: 'calcio|' }).problems).toEqual([
      { key: 'sport', reason: 'unasked' },
    ]);
  });
});

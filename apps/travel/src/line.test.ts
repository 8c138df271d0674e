import { describe, expect, it } from 'vitest';
import { ada, adaWith, change, marked, nobody, refused, subjects } from './answers.fixture.ts';
import { travel } from './line.ts';

const sentences = (answers: typeof ada) => refused(answers).map(({ error }) => error);

describe('a request for travel insurance', () => {
  it.each(subjects)('a request for travel insurance is valid when complete: %s', (soggetti) => {
    expect(refused(adaWith(soggetti))).toEqual([]);
    const annual = change(adaWith(soggetti), { tipo_viaggio: 'polizzaAnnuale' });
    expect(refused({ ...annual, durata: 'giorni15' })).toEqual([]);
  });

  it('a request for travel insurance has one page, with the shared questions first', () => {
    expect(travel.pages.map(({ title }) => title)).toEqual(['Il tuo viaggio']);
    expect(travel.pages[0]?.fields.slice(0, 4)).toEqual([
      'altriSinistri',
      'polizzaAttiva',
      'scadenzaPolizza',
      'tipo_viaggio',
    ]);
  });

  it('a request for travel insurance accepts only a private person', () => {
    expect(travel.contractor.types).toEqual(['fisica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at the first questions in page order', () => {
    expect(sentences(nobody)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Scegli il tipo di viaggio',
      'Scegli dove vai',
      'Scegli chi parte',
      'Scegli almeno una copertura',
    ]);
  });

  it('an unanswered request for a single trip gets errors at departure and return', () => {
    expect(sentences({ ...nobody, tipo_viaggio: 'viaggioSingolo' }).slice(2)).toEqual([
      'Indica la data di partenza',
      'Indica la data di ritorno',
      'Scegli dove vai',
      'Scegli chi parte',
      'Scegli almeno una copertura',
    ]);
  });

  it('an unanswered request for an annual policy gets an error at the duration', () => {
    expect(sentences({ ...nobody, tipo_viaggio: 'polizzaAnnuale' }).slice(2)).toEqual([
      'Scegli la durata',
      'Scegli dove vai',
      'Scegli chi parte',
      'Scegli almeno una copertura',
    ]);
  });

  it.each([
    ['singolaPersona', ["Indicare l'età"]],
    ['coppia', ["Indicare l'età", "Indicare l'età"]],
    ['genitoreConFigli', ["Indicare l'età", 'Scegli il numero di figli']],
    ['famiglia', ["Indicare l'età", "Indicare l'età", 'Scegli il numero di figli']],
    ['gruppo', ['Indica quanti siete']],
  ])(
    'an unanswered request for a %s gets errors at the questions about people, between those at the travellers and the covers',
    (soggetti, people) => {
      expect(sentences({ ...nobody, soggetti }).slice(4)).toEqual([
        ...people,
        'Scegli almeno una copertura',
      ]);
    },
  );

  it('an unanswered request for a group of four gets an error at each age', () => {
    const four = change({ ...nobody, soggetti: 'gruppo' }, { numero_partecipanti: 4 });
    const named = [1, 2, 3, 4].map((number) => `Indica l'età del partecipante ${number}`);
    expect(sentences(four).slice(4, 8)).toEqual(named);
    expect(marked(four).slice(4, 8)).toEqual([
      'eta_partecipanti.1',
      'eta_partecipanti.2',
      'eta_partecipanti.3',
      'eta_partecipanti.4',
    ]);
  });

  it('an unanswered request gets the error codes of the specification', () => {
    const codes = (answers: Partial<typeof ada>) =>
      refused({ ...nobody, ...answers }).map(({ code }) => code);
    const first = ['SINISTRI', 'POLIZZA', 'TIPO_VIAGGIO'];
    expect(codes({})).toEqual([...first, 'DESTINAZIONE', 'SOGGETTI', 'TIPO_COPERTURA']);
    const party = (soggetti: string) => codes({ soggetti }).slice(4, -1);
    expect(party('genitoreConFigli')).toEqual(['ETA', 'NUMERO_FIGLI']);
    expect(party('famiglia')).toEqual(['ETA_ASSICURATO_1', 'ETA_ASSICURATO_2', 'NUMERO_FIGLI']);
    expect(party('gruppo')).toEqual(['NUMERO_PARTECIPANTI']);
  });

  it("an unanswered request shows 'Valore non valido' at each field of the line", () => {
    const own = refused(nobody).map(({ invalid }) => invalid);
    expect(new Set(own)).toEqual(new Set(['Valore non valido']));
  });

  it('an unanswered request marks only controls on the page, never a hidden question', () => {
    const group = { ...nobody, soggetti: 'gruppo' };
    expect(marked(group)).not.toContain('eta_partecipanti');
  });
});

describe('the covers', () => {
  it('the covers require at least one choice', () => {
    expect(refused({ ...ada, tipo_copertura: [] })).toEqual([
      {
        field: 'tipo_copertura',
        control: 'tipo_copertura',
        code: 'TIPO_COPERTURA',
        invalid: 'Valore non valido',
        error: 'Scegli almeno una copertura',
      },
    ]);
    expect(refused({ ...ada, tipo_copertura: ['bagaglio'] })).toEqual([]);
    expect(refused({ ...ada, tipo_copertura: ['bagaglio', 'annullamento'] })).toEqual([]);
  });

  it('the covers accept only options of their list', () => {
    expect(marked({ ...ada, tipo_copertura: ['bagaglio', 'furto'] })).toEqual(['tipo_copertura']);
  });
});

describe("a list's choice", () => {
  it.each([
    ['tipo_viaggio', 'andataSola'],
    ['destinazione', 'luna'],
    ['soggetti', 'scolaresca'],
  ] as const)(
    'a question with a list rejects an option that is not in the list: %s %s',
    (key, id) => {
      const answers = change(ada, { [key]: id });
      expect(marked(answers)).toEqual([key]);
    },
  );

  it('a question with a list also rejects an invalid duration and number of children', () => {
    const annual = change(ada, { tipo_viaggio: 'polizzaAnnuale' });
    expect(marked({ ...annual, durata: 'giorni365' })).toEqual(['durata']);
    expect(marked({ ...adaWith('famiglia'), numero_figli: '7' })).toEqual(['numero_figli']);
  });
});

import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { commuter, racer } from './answers.fixture.ts';
import { bicycle } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const lists = {
  tipo_veicolo: list('bici_citta', 'bici_corsa'),
  tipo_parcheggio: list('cantina', 'box_privato'),
  tipo_utilizzo: list('casa_lavoro', 'sport'),
  fascia_prezzo: list('500_1000', '2000_3500'),
};
const { nobody, change, refused, marked, sentences, sent, read } = interview(bicycle, {
  today: '2026-11-21',
  lists,
});

describe('a request for a bicycle', () => {
  it.each(Object.entries({ commuter, racer }))(
    'a request for a bicycle is valid when complete: %s',
    (_, answers) => {
      expect(refused(answers)).toEqual([]);
    },
  );

  it('a request for a bicycle has one page, with the shared questions first', () => {
    expect(bicycle.pages).toMatchObject([
      {
        title: 'La tua bici',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'tipo_veicolo',
          'tipo_parcheggio',
          'tipo_utilizzo',
          'gare',
          'fascia_prezzo',
        ],
      },
    ]);
  });

  it('a request for a bicycle accepts only a private person', () => {
    expect(bicycle.contractor.types).toEqual(['fisica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at the shared questions, then at the five bicycle questions, in page order', () => {
    expect(sentences(nobody)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Selezionare la tipologia del mezzo',
      'Indicare dove viene custodito il mezzo',
      'Indicare il tipo di utilizzo del mezzo',
      'Indicare se il mezzo è utilizzato nelle competizioni',
      'Scegli la fascia di prezzo',
    ]);
  });

  it("an unanswered request shows 'Valore non valido' at each field, with the error codes of the specification", () => {
    expect(refused(nobody).map(({ code, invalid }) => [code, invalid])).toEqual([
      ['SINISTRI', 'Valore non valido'],
      ['POLIZZA', 'Valore non valido'],
      ['TIPO_VEICOLO', 'Valore non valido'],
      ['TIPO_PARCHEGGIO', 'Valore non valido'],
      ['TIPO_UTILIZZO', 'Valore non valido'],
      ['GARE', 'Valore non valido'],
      ['FASCIA_PREZZO', 'Valore non valido'],
    ]);
  });
});

describe('each question', () => {
  it.each(['tipo_veicolo', 'tipo_parcheggio', 'tipo_utilizzo', 'gare', 'fascia_prezzo'] as const)(
    'a missing answer to %s is rejected',
    (key) => {
      expect(marked({ ...commuter, [key]: null })).toEqual([key]);
    },
  );

  it.each(['tipo_veicolo', 'tipo_parcheggio', 'tipo_utilizzo', 'fascia_prezzo'] as const)(
    'the question %s accepts only options of its list',
    (key) => {
      expect(marked({ ...commuter, [key]: 'monociclo' })).toEqual([key]);
    },
  );

  it('the question about competitions accepts yes and no', () => {
    expect(refused({ ...commuter, gare: true })).toEqual([]);
    expect(sent({ ...commuter, gare: true }).gare).toBe(true);
  });
});

describe('the policy already active', () => {
  it('an active policy requires its expiry date, from today to one month ahead', () => {
    const insured = { ...commuter, polizzaAttiva: true };
    const sentence = 'Inserire una data tra 21/11/2026 e 21/12/2026';
    expect(sentences(insured)).toEqual([sentence]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-11-20' })).toEqual([sentence]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-12-22' })).toEqual([sentence]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-11-21' })).toEqual([]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-12-21' })).toEqual([]);
  });

  it('answering no to the active policy clears its expiry date', () => {
    const insured = { ...commuter, polizzaAttiva: true, scadenzaPolizza: '2026-12-05' };
    expect(change(insured, { polizzaAttiva: false })).toEqual(commuter);
  });
});

describe('the request body', () => {
  it("the request body contains every answer under the specification's name", () => {
    expect(sent(commuter)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      tipo_veicolo: 'bici_citta',
      tipo_parcheggio: 'cantina',
      tipo_utilizzo: 'casa_lavoro',
      gare: false,
      fascia_prezzo: '500_1000',
    });
    expect(sent(racer)).toEqual({
      sinistriPrecedenti: true,
      polizzaGiaAttiva: true,
      dataScadenza: '2026-12-05',
      tipo_veicolo: 'bici_corsa',
      tipo_parcheggio: 'box_privato',
      tipo_utilizzo: 'sport',
      gare: true,
      fascia_prezzo: '2000_3500',
    });
  });

  it.each(Object.entries({ commuter, racer }))(
    'parsing the request body returns the answers from which it was built: %s',
    (_, answers) => {
      expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
    },
  );
});

import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { bicycle } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const lists = {
  tipo_veicolo: list('bici_citta', 'altro'),
  tipo_parcheggio: list('cantina', 'strada'),
  tipo_utilizzo: list('casa_lavoro', 'sport'),
  fascia_prezzo: list('fino_500', '500_1000'),
};
const { nobody, change, refused, marked, sentences, sent, read } = interview(bicycle, {
  today: '2026-11-21',
  lists,
});

/** Somebody rides a city bicycle to work, and has no policy for it. */
const commuter = {
  ...nobody,
  altriSinistri: true,
  polizzaAttiva: false,
  tipo_veicolo: 'bici_citta',
  tipo_parcheggio: 'cantina',
  tipo_utilizzo: 'casa_lavoro',
  gare: false,
  fascia_prezzo: '500_1000',
};

describe('a request for a bicycle', () => {
  it('is right when all is answered', () => {
    expect(refused(commuter)).toEqual([]);
  });

  it('is asked on one page, the shared questions first', () => {
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

  it('comes from a private person only', () => {
    expect(bicycle.contractor.types).toEqual(['fisica']);
  });
});

describe('who answered nothing', () => {
  it('hears that all five questions are required, after the shared ones, in the order of the page', () => {
    expect(sentences(nobody)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Selezionare la tipologia del mezzo',
      'Indicare dove viene custodito il mezzo',
      'Indicare il tipo di utilizzo del mezzo',
      'Indicare se il mezzo è utilizzato nelle competizioni',
      'Indicare la fascia di prezzo',
    ]);
  });

  it("finds 'Valore non valido' at each field, under the codes of the specification", () => {
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
    'is required by itself: %s',
    (key) => {
      expect(marked({ ...commuter, [key]: null })).toEqual([key]);
    },
  );

  it.each(['tipo_veicolo', 'tipo_parcheggio', 'tipo_utilizzo', 'fascia_prezzo'] as const)(
    'takes only what its list offers: %s',
    (key) => {
      expect(marked({ ...commuter, [key]: 'monociclo' })).toEqual([key]);
    },
  );

  it('of competitions may be answered yes or no', () => {
    expect(refused({ ...commuter, gare: true })).toEqual([]);
    expect(sent({ ...commuter, gare: true }).gare).toBe(true);
  });
});

describe('the policy already active', () => {
  it('is asked when it expires, from today to a month ahead', () => {
    const insured = { ...commuter, polizzaAttiva: true };
    const sentence = 'Inserire una data tra 21/11/2026 e 21/12/2026';
    expect(sentences(insured)).toEqual([sentence]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-11-20' })).toEqual([sentence]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-12-22' })).toEqual([sentence]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-11-21' })).toEqual([]);
    expect(sentences({ ...insured, scadenzaPolizza: '2026-12-21' })).toEqual([]);
  });

  it('that there is none after all clears the expiry', () => {
    const insured = { ...commuter, polizzaAttiva: true, scadenzaPolizza: '2026-12-05' };
    expect(change(insured, { polizzaAttiva: false })).toEqual(commuter);
  });
});

describe('the body of a request', () => {
  it('has every answer under the name of the specification', () => {
    expect(sent(commuter)).toEqual({
      sinistriPrecedenti: true,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      tipo_veicolo: 'bici_citta',
      tipo_parcheggio: 'cantina',
      tipo_utilizzo: 'casa_lavoro',
      gare: false,
      fascia_prezzo: '500_1000',
    });
  });

  it('is read back as it was answered', () => {
    expect(read(sent(commuter))).toEqual({ values: commuter, problems: [] });
  });
});

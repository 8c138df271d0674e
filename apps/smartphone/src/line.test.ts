import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { smartphone } from './line.ts';

const { nobody, refused, marked, sentences, sent, read } = interview(smartphone, {
  today: '2026-11-21',
  lists: {
    deviceType: [{ id: 'tablet', value: 'Tablet' }],
    devicePurchasePrice: [{ id: '600_800', value: 'Da 600 € a 800 €' }],
  },
});

/** A new tablet. */
const tablet = {
  ...nobody,
  altriSinistri: false,
  polizzaAttiva: false,
  tipologiaApparecchio: 'tablet',
  brand: 'Samsung',
  modello: 'Galaxy Tab S10',
  prezzo: '600_800',
};

describe('a request for a device', () => {
  it('is valid when complete', () => {
    expect(refused(tablet)).toEqual([]);
  });

  it('has one page, with the shared questions first', () => {
    expect(smartphone.pages).toMatchObject([
      {
        title: 'Il dispositivo',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'tipologiaApparecchio',
          'brand',
          'modello',
          'prezzo',
        ],
      },
    ]);
  });

  it('accepts a private person or a company', () => {
    expect(smartphone.contractor.types).toEqual(['fisica', 'giuridica']);
  });
});

describe('an unanswered request', () => {
  it('reports kind, brand, model and price, after the shared questions', () => {
    expect(sentences(nobody)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Selezionare il tipo di dispositivo',
      'Indicare la marca',
      'Indicare il modello',
      "Selezionare il prezzo d'acquisto",
    ]);
  });

  it("shows the specification's text at each field", () => {
    const own = refused(nobody).slice(2);
    expect(own.map(({ code, invalid }) => [code, invalid])).toEqual([
      ['TIPOLOGIA_APPARECCHIO', 'Valore non valido'],
      ['BRAND', 'Indicare la marca'],
      ['MODELLO', 'Indicare il modello'],
      ['PREZZO', 'Valore non valido'],
    ]);
  });
});

describe.each([
  ['brand', 'Indicare la marca', 'Nome Azienda non valido'],
  ['modello', 'Indicare il modello', 'Nome Modello non valido'],
] as const)('the %s', (key, missing, wrong) => {
  const said = (text: string) =>
    refused({ ...tablet, [key]: text }).map(({ control, invalid, error }) => [
      control,
      invalid,
      error,
    ]);

  it('has at least 2 characters', () => {
    expect(said('LG')).toEqual([]);
    for (const text of ['L', ' L ']) expect(said(text)).toEqual([[key, wrong, wrong]]);
  });

  it('is reported as missing, not as invalid, when empty', () => {
    for (const text of ['', '  ']) expect(said(text)).toEqual([[key, missing, missing]]);
  });
});

describe('the quote service', () => {
  it('checks only the brand', () => {
    expect(Object.keys(smartphone.remote ?? {})).toEqual(['brand']);
    expect(smartphone.remote?.brand?.(tablet)).toEqual({ what: 'brand', content: 'Samsung' });
  });
});

describe("a list's choice", () => {
  it.each(['tipologiaApparecchio', 'prezzo'] as const)('accepts only its options: %s', (key) => {
    expect(marked({ ...tablet, [key]: 'grammofono' })).toEqual([key]);
    expect(marked({ ...tablet, [key]: null })).toEqual([key]);
  });
});

describe('the request body', () => {
  it("uses the wire's names, not the form's", () => {
    expect(sent(tablet)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      deviceType: 'tablet',
      deviceBrand: 'Samsung',
      deviceModel: 'Galaxy Tab S10',
      devicePurchasePrice: '600_800',
    });
  });

  it('is read back with the same answers', () => {
    expect(read(sent(tablet))).toEqual({ values: tablet, problems: [] });
  });
});

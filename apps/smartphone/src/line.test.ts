import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { gameConsole, phone } from './answers.fixture.ts';
import { smartphone } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const { nobody, refused, marked, sentences, sent, read } = interview(smartphone, {
  today: '2026-11-21',
  lists: {
    deviceType: list('smartphone', 'consoleGiochi'),
    devicePurchasePrice: list('400_600', '800_1000'),
  },
});

describe('a request for a device', () => {
  it.each(Object.entries({ phone, gameConsole }))(
    'a request for a device is valid when complete: %s',
    (_, answers) => {
      expect(refused(answers)).toEqual([]);
    },
  );

  it('a request for a device has one page, with the shared questions first', () => {
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

  it('a request for a device accepts a private person or a company', () => {
    expect(smartphone.contractor.types).toEqual(['fisica', 'giuridica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at the shared questions, then at kind, brand, model and price', () => {
    expect(sentences(nobody)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Scegli il tipo di dispositivo',
      'Indicare la marca',
      'Indicare il modello',
      "Scegli quanto l'hai pagato",
    ]);
  });

  it('an unanswered request shows the text of the specification at each field', () => {
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
    refused({ ...phone, [key]: text }).map(({ control, invalid, error }) => [
      control,
      invalid,
      error,
    ]);

  it('brand and model have at least 2 characters', () => {
    expect(said('LG')).toEqual([]);
    for (const text of ['L', ' L ']) expect(said(text)).toEqual([[key, wrong, wrong]]);
  });

  it('an empty brand or model is reported as missing, not as invalid', () => {
    for (const text of ['', '  ']) expect(said(text)).toEqual([[key, missing, missing]]);
  });
});

describe('the quote service', () => {
  it('the quote service checks only the brand', () => {
    expect(Object.keys(smartphone.remote ?? {})).toEqual(['brand']);
    expect(smartphone.remote?.brand?.(phone)).toEqual({ what: 'brand', content: 'Samsung' });
  });
});

describe("a list's choice", () => {
  it.each(['tipologiaApparecchio', 'prezzo'] as const)(
    "the question %s accepts only its list's options",
    (key) => {
      expect(marked({ ...phone, [key]: 'grammofono' })).toEqual([key]);
      expect(marked({ ...phone, [key]: null })).toEqual([key]);
    },
  );
});

describe('the request body', () => {
  it('the request body uses the names of the HTTP contract, not those of the form', () => {
    const noPolicy = { sinistriPrecedenti: false, polizzaGiaAttiva: false, dataScadenza: null };
    expect(sent(phone)).toEqual({
      ...noPolicy,
      deviceType: 'smartphone',
      deviceBrand: 'Samsung',
      deviceModel: 'Galaxy S24',
      devicePurchasePrice: '800_1000',
    });
    expect(sent(gameConsole)).toEqual({
      ...noPolicy,
      deviceType: 'consoleGiochi',
      deviceBrand: 'Sony',
      deviceModel: 'PlayStation 5',
      devicePurchasePrice: '400_600',
    });
  });

  it('parsing the request body returns the same answers', () => {
    expect(read(sent(phone))).toEqual({ values: phone, problems: [] });
  });
});

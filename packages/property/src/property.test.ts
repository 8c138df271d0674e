import { applicable, defineLine } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { property } from './property.ts';

const line = defineLine({
  id: 'prova',
  title: 'Prova',
  about: 'Una prova.',
  pictogram: 'M0 0',
  contractor: { types: ['fisica'] },
  block: property,
  fields: {},
  pages: [{ id: 'immobile', title: "L'immobile" }],
});
const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const { nobody, change, refused, marked, sentences, sent, read } = interview(line, {
  today: '2026-11-21',
  lists: {
    tipo_uso: list('abitazione_proprietario', 'ufficio'),
    tipo_immobile: list('appartamento', 'villa_singola'),
    anno_costruzione: list(
      'prima1970',
      '1970_1980',
      '1980_1990',
      '1990_2000',
      '2000_2010',
      '2010_2020',
      'dopo2020',
    ),
  },
});

/** The answers for a detached house of the nineties, with an address chosen from the search. */
const villa = {
  ...nobody,
  metri_quadri: 180,
  tipo_uso: 'abitazione_proprietario',
  tipo_immobile: 'villa_singola',
  anno_costruzione: '1980_1990',
  isRistrutturato: false,
  indirizzo: {
    search: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA',
    street: 'VIA GARIBALDI',
    street_number: '12',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: false,
  },
};
/** The answers for a flat on the third floor of five, renovated in 2015. */
const flat = {
  ...villa,
  tipo_immobile: 'appartamento',
  numero_piani: 5,
  piano_abitazione: 3,
  isRistrutturato: true,
  anno_ristrutturazione: 2015,
};

describe('a building', () => {
  it.each([
    ['a house', villa],
    ['a flat', flat],
  ])('a building is valid with all questions answered: %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it('a building without answers gets an error for each required question', () => {
    expect(refused(nobody).map(({ code, error }) => [code, error])).toEqual([
      ['METRI_QUADRI', 'Indicare i metri quadri, da 1 a 1000'],
      ['TIPO_USO', "Indicare come si usa l'immobile"],
      ['TIPO_IMMOBILE', 'Indicare il tipo di immobile'],
      ['ANNO_COSTRUZIONE', "Indicare quando è stato costruito l'immobile"],
      ['IS_RISTRUTTURATO', "Indicare se l'immobile è stato ristrutturato"],
      [
        'BUILD_ADDRESS_NOT_FOUND',
        'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
      ],
    ]);
  });

  it('a renovated building needs the year, and a flat needs its floors', () => {
    const asked = { ...villa, tipo_immobile: 'appartamento', isRistrutturato: true };
    expect(refused(asked).map(({ code, error }) => [code, error])).toEqual([
      ['NUMERO_PIANI', "Indicare quanti piani ha l'edificio"],
      ['PIANO_ABITAZIONE', "Indicare il piano dell'abitazione"],
      ['ANNO_RISTRUTTURAZIONE', "Indicare l'anno di ristrutturazione"],
    ]);
  });

  it("a building shows 'Valore non valido' at each field except the year and the address", () => {
    const asked = { ...nobody, tipo_immobile: 'appartamento' };
    const others = refused(asked).filter(({ control }) => control !== 'indirizzo');
    expect(new Set(others.map(({ invalid }) => invalid))).toEqual(new Set(['Valore non valido']));
  });
});

describe('the surface', () => {
  it.each([1, 180, 1000])('the surface may be %s square metres', (metri_quadri) => {
    expect(refused({ ...villa, metri_quadri })).toEqual([]);
  });

  it.each([null, 0, -5, 1001, 80.5])('the surface may not be %s', (metri_quadri) => {
    expect(marked({ ...villa, metri_quadri })).toEqual(['metri_quadri']);
  });

  it('the surface is clamped between 1 and 1000 on blur', () => {
    expect(line.fields.metri_quadri.limits).toEqual({
      from: 1,
      to: 1000,
      clamp: true,
    });
  });
});

describe('the floors', () => {
  it('the question for the floor explains how to count the ground floor', () => {
    expect(line.fields.piano_abitazione).toMatchObject({
      label: 'Numero del piano (piano terra = 1)',
    });
  });

  it('the form asks for the floors of flats only', () => {
    const floors = ['numero_piani', 'piano_abitazione'];
    expect(applicable(line, flat)).toEqual(expect.arrayContaining(floors));
    for (const floor of floors) expect(applicable(line, villa)).not.toContain(floor);
  });

  it('the floors are cleared when the building becomes a house', () => {
    expect(change(flat, { tipo_immobile: 'villa_singola' })).toMatchObject({
      numero_piani: null,
      piano_abitazione: null,
    });
  });

  it.each([1, 200])('a building may have %s floors', (numero_piani) => {
    expect(refused({ ...flat, numero_piani, piano_abitazione: 1 })).toEqual([]);
  });

  it.each([0, 201, 2.5])('a building may not have %s floors', (numero_piani) => {
    expect(marked({ ...flat, numero_piani })).toEqual(['numero_piani']);
  });

  it('a flat is on floor 1 or higher', () => {
    expect(marked({ ...flat, piano_abitazione: 0 })).toEqual(['piano_abitazione']);
    expect(refused({ ...flat, piano_abitazione: 5 })).toEqual([]);
  });

  it('a flat above the last floor is refused at both fields', () => {
    const help = 'Il piano non può superare il numero di piani';
    const combination = { code: 'PIANO_ABITAZIONE', invalid: 'Combinazione non valida', help };
    expect(refused({ ...flat, piano_abitazione: 6 })).toMatchObject([
      { control: 'numero_piani', ...combination },
      { control: 'piano_abitazione', ...combination },
    ]);
  });
});

describe('the year of the renovation', () => {
  const wrong = (anno_costruzione: string, anno_ristrutturazione: number) =>
    refused({ ...flat, anno_costruzione, anno_ristrutturazione }).map(({ invalid }) => invalid);

  it.each([
    ['prima1970', 1000],
    ['prima1970', 1969],
    ['1970_1980', 1971],
    ['1980_1990', 1981],
    ['1990_2000', 1991],
    ['2000_2010', 2001],
    ['2010_2020', 2011],
    ['dopo2020', 2021],
    ['dopo2020', 2026],
  ])('a building of %s accepts the renovation year %i', (band, year) => {
    expect(wrong(band, year)).toEqual([]);
  });

  it.each([
    ['prima1970', 999],
    ['1970_1980', 1970],
    ['1980_1990', 1980],
    ['1990_2000', 1990],
    ['2000_2010', 2000],
    ['2010_2020', 2010],
    ['dopo2020', 2020],
    ['dopo2020', 2027],
    ['prima1970', 2027],
  ])("a building of %s rejects the renovation year %i: 'Anno non valido'", (band, year) => {
    expect(wrong(band, year)).toEqual(['Anno non valido']);
  });

  it('the year of the renovation explains its valid range in the help', () => {
    expect(refused({ ...flat, anno_ristrutturazione: 1900 })).toMatchObject([
      { help: 'Non prima della costruzione e non dopo il 2026' },
    ]);
  });

  it('the year of the renovation is cleared when the building was not renovated', () => {
    expect(change(flat, { isRistrutturato: false }).anno_ristrutturazione).toBeNull();
  });
});

describe('the address', () => {
  const at = (indirizzo: Partial<typeof villa.indirizzo>) =>
    refused({ ...villa, indirizzo: { ...villa.indirizzo, ...indirizzo } }).map(
      ({ control, code, invalid }) => [control, code, invalid],
    );
  const none = { street: '', street_number: '', zip: '', city: '' };

  it('the address counts as not found when it was typed but not chosen', () => {
    expect(at({ ...none, search: 'Via Garibaldi 12, Milano' })).toEqual([
      [
        'indirizzo',
        'BUILD_ADDRESS_NOT_FOUND',
        'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
      ],
    ]);
  });

  it('the address is invalid when the text does not look like an address', () => {
    expect(at({ ...none, search: 'qui' })).toEqual([
      ['indirizzo', 'INDIRIZZO', 'Indirizzo non valido'],
    ]);
    expect(
      sentences({ ...villa, indirizzo: { ...villa.indirizzo, ...none, search: 'qui' } }),
    ).toEqual(["Indicare l'indirizzo dell'immobile"]);
  });

  it('an address written by hand is refused part by part', () => {
    expect(at({ ...none, city: 'MILANO (MI)', is_manual_address: true })).toEqual([
      ['zip', 'INDIRIZZO', 'CAP non valido'],
      ['street', 'INDIRIZZO', 'Indirizzo non valido'],
      ['street_number', 'INDIRIZZO', 'Civico non valido'],
    ]);
    expect(at({ ...none, is_manual_address: true })[0]).toEqual([
      'city',
      'INDIRIZZO',
      'Comune non valido',
    ]);
  });

  it('the address search checks a chosen address, but not one written by hand', () => {
    const byHand = { ...villa, indirizzo: { ...villa.indirizzo, is_manual_address: true } };
    expect(line.remote?.indirizzo?.(villa)).toEqual({
      what: 'address',
      content: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA',
    });
    expect(line.remote?.indirizzo?.(byHand)).toBeNull();
  });

  it('the address can be copied from the residence', () => {
    expect(line.fields.indirizzo.takes).toBe("Usa l'indirizzo di residenza");
  });
});

describe('the body of a quote request', () => {
  const house = {
    metri_quadri: 180,
    tipo_uso: 'abitazione_proprietario',
    tipo_immobile: 'villa_singola',
    anno_costruzione: '1980_1990',
    isRistrutturato: false,
    indirizzo: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA',
    street: 'VIA GARIBALDI',
    street_number: '12',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: false,
  };

  it('the body has floors and the year of renovation only where they apply', () => {
    expect(sent(villa)).toEqual(house);
    expect(sent(flat)).toEqual({
      ...house,
      tipo_immobile: 'appartamento',
      numero_piani: 5,
      piano_abitazione: 3,
      isRistrutturato: true,
      anno_ristrutturazione: 2015,
    });
  });

  it.each([
    ['a house', villa],
    ['a flat', flat],
  ])('the body parses back to the same answers except the search text: %s', (_, answers) => {
    const { values, problems } = read(sent(answers));
    expect(problems).toEqual([]);
    expect({ ...values, indirizzo: { ...values.indirizzo, search: '' } }).toEqual({
      ...answers,
      indirizzo: { ...answers.indirizzo, search: '' },
    });
  });

  it('the body of a house is refused when it has floors', () => {
    expect(read({ ...house, numero_piani: 2 }).problems).toEqual([
      { key: 'numero_piani', reason: 'unasked' },
    ]);
  });
});

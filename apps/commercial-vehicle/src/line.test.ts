import { remoteQuestions } from '@preventivo/core/check';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { foodTruck, threeWheeler, van } from './answers.fixture.ts';
import { commercialVehicle } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const types = [
  'furgone',
  'rimorchio',
  'macchina_agricola',
  'macchina_operatrice',
  'motocarro',
  'altro',
];
const { nobody, change, refused, marked, sentences, sent, read } = interview(commercialVehicle, {
  today: '2026-11-21',
  lists: { tipoVeicolo: list(...types) },
});

describe('a request for a commercial vehicle', () => {
  it.each([
    ['a van', van],
    ['a three-wheeler', threeWheeler],
    ['a van with notes', { ...van, note: 'Allestimento frigo' }],
    ['another vehicle', foodTruck],
  ])('a request for a commercial vehicle is valid when complete, for %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it('a request for a commercial vehicle has one page, with the shared questions first', () => {
    expect(commercialVehicle.pages).toMatchObject([
      {
        title: 'Il veicolo',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'tipoVeicolo',
          'targa',
          'note',
        ],
      },
    ]);
  });

  it('a request for a commercial vehicle accepts a private person or a company', () => {
    expect(commercialVehicle.contractor.types).toEqual(['fisica', 'giuridica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at vehicle and plate, after the shared questions', () => {
    expect(refused(nobody).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['TIPO_VEICOLO', 'Selezionare la tipologia del mezzo'],
      ['TARGA', 'Scrivi la targa del mezzo'],
    ]);
  });
});

describe('the vehicle', () => {
  it('the vehicle type accepts only options of its list', () => {
    expect(marked({ ...van, tipoVeicolo: 'carrozza' })).toEqual(['tipoVeicolo']);
  });
});

describe('the plate', () => {
  it.each(['AB123CD', 'ab 123 cd', 'MI12345', 'TO123456', 'ROMA1A2345'])(
    'the plate accepts %s, in a current format or one from before 1994',
    (targa) => {
      expect(refused({ ...van, targa })).toEqual([]);
    },
  );

  it.each(['', 'AI123CD', 'AB12CD', 'XX12345', 'DK12345', 'AB123C', 'ROMA1A23456'])(
    "the plate rejects %o with 'Targa non valida'",
    (targa) => {
      expect(refused({ ...van, targa })).toMatchObject([
        { control: 'targa', code: 'TARGA', invalid: 'Targa non valida' },
      ]);
    },
  );

  it('the plate has at most 10 characters', () => {
    expect(commercialVehicle.fields.targa.max).toBe(10);
  });

  it('the quote service also checks the plate', () => {
    expect(commercialVehicle.remote?.targa?.(van)).toEqual({
      what: 'targa_commerciale',
      content: { tipo: 'furgone', content: 'MI1A2345' },
    });
    expect(commercialVehicle.remote?.targa?.({ ...van, tipoVeicolo: null })).toEqual({
      what: 'targa_commerciale',
      content: 'MI1A2345',
    });
  });

  it.each([
    ['motocarro', 'DK12345'],
    ['macchina_agricola', 'AB123C'],
    ['macchina_operatrice', 'ABC123'],
    ['macchina_operatrice', 'AB123C'],
    ['rimorchio', 'AB12345'],
    ['rimorchio', 'BO1234'],
    ['altro', 'DK12345'],
  ])('for a %s, the plate accepts %s, which it rejects for a van', (tipoVeicolo, targa) => {
    expect(refused({ ...van, tipoVeicolo, targa, note: 'Betoniera' })).toEqual([]);
    expect(refused({ ...van, targa })).toMatchObject([
      { control: 'targa', invalid: 'Targa non valida', error: 'Scrivi la targa del mezzo' },
    ]);
  });

  it('a change of the vehicle type validates the plate again', () => {
    const rule = commercialVehicle.checks?.find(({ controls }) => controls.includes('targa'));
    expect(rule?.dependsOn).toEqual(['tipoVeicolo']);
  });

  it('while the vehicle type is unknown, the plate accepts the format of any type', () => {
    expect(marked({ ...van, tipoVeicolo: null, targa: 'DK12345' })).toEqual(['tipoVeicolo']);
  });

  it.each([
    ['furgone', 'AB123CD'],
    ['motocarro', 'DK12345'],
    ['macchina_agricola', 'AB123C'],
    ['macchina_operatrice', 'ABC123'],
    ['rimorchio', 'XA123BC o AB12345'],
    ['altro', 'AB123CD'],
    [null, 'AB123CD'],
  ])('for a %s, the plate shows a valid example: %s', (tipoVeicolo, example) => {
    expect(commercialVehicle.texts?.targa?.({ ...van, tipoVeicolo })).toEqual({
      hint: `La trovi sul documento unico di circolazione, per esempio ${example}`,
    });
    for (const targa of example.split(' o '))
      expect(marked({ ...van, tipoVeicolo, targa })).not.toContain('targa');
  });

  it('the plate is sent in capital letters, without spaces', () => {
    expect(sent({ ...van, targa: ' ab-123 cd ' }).Commercial_Vehicle_Plate).toBe('AB123CD');
  });
});

describe('the notes', () => {
  it.each([
    [0, ''],
    [3, 'gas'],
    [100, 'a'.repeat(100)],
  ])('the notes accept %i characters', (_, note) => {
    expect(refused({ ...van, note })).toEqual([]);
  });

  it.each([
    [2, 'ok'],
    [101, 'a'.repeat(101)],
  ])('the notes reject %i characters', (_, note) => {
    for (const vehicle of [van, foodTruck])
      expect(refused({ ...vehicle, note })).toEqual([
        {
          field: 'note',
          control: 'note',
          code: 'NOTE',
          invalid: 'Da 3 a 100 caratteri',
          error: 'Da 3 a 100 caratteri',
        },
      ]);
  });

  it('the quote service also checks the notes', () => {
    expect(commercialVehicle.remote?.note?.(foodTruck)).toEqual({
      what: 'text',
      content: 'Food truck',
    });
  });

  it('blank notes are not checked, and are sent as null', () => {
    const blank = { ...van, note: '   ' };
    expect(remoteQuestions(commercialVehicle, blank, ['note'])).toEqual([]);
    expect(sent(blank).Commercial_Vehicle_Notes).toBeNull();
    expect(refused(blank)).toEqual([]);
  });

  it("the notes are required for the type 'altro'", () => {
    expect(refused({ ...foodTruck, note: '' })).toEqual([
      {
        field: 'note',
        control: 'note',
        code: 'NOTE',
        invalid: 'Valore non valido',
        error: 'Scrivi di che veicolo si tratta, da 3 a 100 caratteri',
      },
    ]);
    expect(sentences({ ...foodTruck, note: '  ' })).toHaveLength(1);
  });

  it("the notes become required and get another label if the type is 'altro', and only then", () => {
    expect(commercialVehicle.optional?.note?.(van)).toBe(true);
    expect(commercialVehicle.optional?.note?.(foodTruck)).toBe(false);
    expect(commercialVehicle.texts?.note?.(van)).toEqual({});
    expect(commercialVehicle.texts?.note?.(foodTruck)).toEqual({
      label: 'Di che veicolo si tratta?',
    });
  });

  it('a change of the vehicle type keeps the notes', () => {
    expect(change(foodTruck, { tipoVeicolo: 'furgone' })).toEqual({
      ...foodTruck,
      tipoVeicolo: 'furgone',
    });
  });
});

describe('the request body', () => {
  it('the request body uses the long names of the specification', () => {
    expect(sent(foodTruck)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: true,
      dataScadenza: '2026-12-05',
      Commercial_Vehicle_Usage_Type: 'altro',
      Commercial_Vehicle_Plate: 'AB123CD',
      Commercial_Vehicle_Notes: 'Food truck',
    });
  });

  it('the request body has null for empty notes', () => {
    const body = {
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      Commercial_Vehicle_Usage_Type: 'furgone',
      Commercial_Vehicle_Plate: 'MI1A2345',
      Commercial_Vehicle_Notes: null,
    };
    expect(sent(van)).toEqual(body);
    expect(sent(threeWheeler)).toEqual({
      ...body,
      Commercial_Vehicle_Usage_Type: 'motocarro',
      Commercial_Vehicle_Plate: 'DK12345',
    });
  });

  it('parsing the request body returns the answers from which it was built', () => {
    for (const answers of [van, threeWheeler, foodTruck])
      expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
  });
});

describe('the page save', () => {
  it('the save request is flat and contains the login state as isLoggedUser', () => {
    expect(commercialVehicle.pages[0]?.save).toEqual({ envelope: null, logged: 'isLoggedUser' });
  });
});

describe('a service plate', () => {
  const { valid, warning } = commercialVehicle.fields.targa;

  it.each(['EI AB 123', 'CRI 123 AB', 'VF 12345', 'SCV 1234'])(
    'a service plate is accepted with a warning: %s',
    (targa) => {
      expect(refused({ ...van, targa })).toEqual([]);
      expect(valid?.(targa)).toBe(true);
      expect(warning?.(targa)).toContain('Se è giusta, vai pure avanti');
    },
  );

  it.each(['AB123CD', 'CD 123 AB', 'MI 12345', 'XA123BC'])(
    'a normal plate gets no warning: %s',
    (targa) => {
      expect(warning?.(targa)).toBeUndefined();
    },
  );
});

import { applicable } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { stepToWire, submitToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { flat, house, mortgaged } from './answers.fixture.ts';
import { fire } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const today = '2026-11-21';
const { nobody, change, refused, marked, sentences, sent, read } = interview(fire, {
  today,
  lists: {
    tipo_uso: list('abitazione_proprietario'),
    tipo_immobile: list('appartamento', 'villa_singola'),
    anno_costruzione: list('1980_1990'),
  },
});

describe('a request for a building', () => {
  it.each([
    ['without a mortgage', house],
    ['with one', mortgaged],
    ['for a flat', flat],
  ])('a request for fire insurance is valid when complete, %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it('a request for fire insurance has one page: property, address, mortgage and valuation', () => {
    expect(fire.pages).toMatchObject([
      {
        title: "L'immobile e il mutuo",
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'metri_quadri',
          'tipo_uso',
          'tipo_immobile',
          'numero_piani',
          'piano_abitazione',
          'anno_costruzione',
          'isRistrutturato',
          'anno_ristrutturazione',
          'indirizzo',
          'polizza_mutuo',
          'durata_mutuo',
          'valore_perizia',
          'data_surroga',
        ],
      },
    ]);
  });

  it('a request for fire insurance accepts only a private person', () => {
    expect(fire.contractor.types).toEqual(['fisica']);
  });
});

describe('the claims question', () => {
  it('the question about claims is hidden, and its value is always false', () => {
    expect(Object.keys(fire.computed ?? {})).toEqual(['altriSinistri']);
    expect(sent(house).sinistriPrecedenti).toBe(false);
  });

  it('the server rejects any other value of the question about claims', () => {
    const { values } = read({ ...sent(house), sinistriPrecedenti: true });
    expect(marked(values)).toEqual(['altriSinistri']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at the policy, the building, the mortgage and the value, in this order', () => {
    expect(refused(nobody).map(({ code }) => code)).toEqual([
      'POLIZZA',
      'METRI_QUADRI',
      'TIPO_USO',
      'TIPO_IMMOBILE',
      'ANNO_COSTRUZIONE',
      'IS_RISTRUTTURATO',
      'BUILD_ADDRESS_NOT_FOUND',
      'POLIZZA_MUTUO',
      'VALORE_PERIZIA',
    ]);
    expect(sentences(nobody).slice(-2)).toEqual([
      'Indicare se la polizza è legata a un mutuo',
      "Indicare il valore dell'immobile",
    ]);
  });

  it('an unanswered request with a mortgage also gets errors at the duration of the mortgage and the date', () => {
    const asked = { ...house, polizza_mutuo: true };
    expect(refused(asked).map(({ code, error }) => [code, error])).toEqual([
      ['DURATA_MUTUO', 'Indicare la durata del mutuo'],
      ['DATA_SURROGA', 'Indicare una data entro un anno da oggi'],
    ]);
  });
});

describe('the duration of the mortgage', () => {
  it.each([1, 99])('the duration of the mortgage accepts %s years', (durata_mutuo) => {
    expect(refused({ ...mortgaged, durata_mutuo })).toEqual([]);
  });

  it.each([null, 0, 100, 2.5])('the duration of the mortgage rejects %s', (durata_mutuo) => {
    expect(marked({ ...mortgaged, durata_mutuo })).toEqual(['durata_mutuo']);
  });

  it('the duration of the mortgage is asked only if there is a mortgage', () => {
    expect(applicable(fire, house)).not.toContain('durata_mutuo');
    expect(applicable(fire, nobody)).not.toContain('durata_mutuo');
  });
});

describe('a change of the mortgage answer', () => {
  it('answering no to the mortgage clears its duration and the date', () => {
    expect(change(mortgaged, { polizza_mutuo: false })).toEqual(house);
  });

  it('changing the answer about the mortgage from no to yes clears the date, because its meaning changes', () => {
    const none = change(mortgaged, { polizza_mutuo: false });
    const starting = change(none, { data_surroga: '2026-12-01' });
    expect(starting.data_surroga).toBe('2026-12-01');
    expect(change(starting, { polizza_mutuo: true }).data_surroga).toBeNull();
  });

  it('answering no to the unanswered mortgage keeps the date, whose meaning stays the same', () => {
    const starting = { ...house, polizza_mutuo: null, data_surroga: '2026-12-01' };
    expect(change(starting, { polizza_mutuo: false }).data_surroga).toBe('2026-12-01');
    expect(change(starting, { polizza_mutuo: true }).data_surroga).toBeNull();
  });

  it('if the answer about the mortgage changes, the question for the date shows what the date meant before and means now', () => {
    const [deed, start] = [mortgaged, house];
    expect(fire.announcements?.data_surroga?.(deed, start)).toBe(
      'La data di prima era quella di decorrenza: indica quella del rogito o della surroga.',
    );
    expect(fire.announcements?.data_surroga?.(start, deed)).toBe(
      'La data di prima era quella del rogito o della surroga: se vuoi, indica quella di decorrenza.',
    );
  });

  it('a change of another answer keeps the date', () => {
    expect(change(mortgaged, { durata_mutuo: 30 }).data_surroga).toBe('2027-01-15');
    expect(change(mortgaged, { polizza_mutuo: true }).data_surroga).toBe('2027-01-15');
  });

  it('changing the answer about the mortgage keeps the value', () => {
    expect(change(mortgaged, { polizza_mutuo: false }).valore_perizia).toBe(250_000);
  });
});

describe('the date', () => {
  it.each(['2026-11-21', '2027-11-21'])(
    'the date accepts %s: from today to one year ahead',
    (day) => {
      expect(refused({ ...mortgaged, data_surroga: day })).toEqual([]);
      expect(refused({ ...house, data_surroga: day })).toEqual([]);
    },
  );

  it.each(['2026-11-20', '2027-11-22'])('the date rejects %s', (day) => {
    expect(refused({ ...house, data_surroga: day })).toMatchObject([
      {
        control: 'data_surroga',
        code: 'DATA_SURROGA',
        invalid: 'Valore non valido',
        error: 'Indicare una data entro un anno da oggi',
      },
    ]);
  });

  it('the date is required only if there is a mortgage', () => {
    expect(marked({ ...mortgaged, data_surroga: null })).toEqual(['data_surroga']);
    expect(refused({ ...house, data_surroga: null })).toEqual([]);
  });
});

describe('the value', () => {
  it.each([1, 250_000.5])('the value accepts %s euros', (valore_perizia) => {
    expect(refused({ ...house, valore_perizia })).toEqual([]);
  });

  it.each([null, 0, 0.99])('the value rejects %s', (valore_perizia) => {
    expect(marked({ ...house, valore_perizia })).toEqual(['valore_perizia']);
  });
});

describe('the labels', () => {
  const labelOf = (key: 'valore_perizia' | 'data_surroga', answers: typeof nobody) =>
    fire.texts?.[key]?.(answers).label ?? fire.fields[key].label;

  it('the labels mention the mortgage if there is one', () => {
    expect(labelOf('valore_perizia', mortgaged)).toBe("Valore di perizia dell'immobile");
    expect(labelOf('data_surroga', mortgaged)).toBe('Data presunta di rogito o surroga');
  });

  it.each([
    ['there is none', house],
    ['nobody said yet', nobody],
  ])('the labels are those of a new policy if %s', (_, answers) => {
    expect(labelOf('valore_perizia', answers)).toBe("Valore stimato dell'immobile");
    expect(labelOf('data_surroga', answers)).toBe('Data di decorrenza nuova polizza');
  });
});

describe('the request body', () => {
  const body = {
    sinistriPrecedenti: false,
    polizzaGiaAttiva: false,
    dataScadenza: null,
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
    polizza_mutuo: false,
    durata_mutuo: null,
    valore_perizia: 250_000,
    data_surroga: null,
  };

  it("the request body uses the specification's names", () => {
    expect(sent(house)).toEqual(body);
    expect(sent(mortgaged)).toEqual({
      ...body,
      polizza_mutuo: true,
      durata_mutuo: 25,
      data_surroga: '2027-01-15',
    });
    expect(sent(flat)).toEqual({
      ...sent(mortgaged),
      tipo_immobile: 'appartamento',
      numero_piani: 5,
      piano_abitazione: 3,
      isRistrutturato: true,
      anno_ristrutturazione: 2015,
    });
  });

  it('the request body and the save request match their expected texts byte for byte', () => {
    const byHand = { ...house, indirizzo: { ...house.indirizzo, is_manual_address: true } };
    const specificData =
      '{"sinistriPrecedenti":false,"polizzaGiaAttiva":false,"dataScadenza":null,"metri_quadri":180,' +
      '"tipo_uso":"abitazione_proprietario","tipo_immobile":"villa_singola",' +
      '"anno_costruzione":"1980_1990","isRistrutturato":false,' +
      '"indirizzo":"VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA","street":"VIA GARIBALDI",' +
      '"street_number":"12","zip":"20121","city":"MILANO (MI)","is_manual_address":true,' +
      '"polizza_mutuo":false,"durata_mutuo":null,"valore_perizia":250000,"data_surroga":null}';
    expect(JSON.stringify(submitToWire(fire, byHand))).toBe(`{"specificData":${specificData}}`);
    const [page] = fire.pages;
    expect(page && JSON.stringify(stepToWire(fire, page, byHand))).toBe(
      `{"specificData":${specificData}}`,
    );
  });

  it.each([
    ['without a mortgage', house],
    ['with one', mortgaged],
    ['for a flat', flat],
  ])('parsing the request body returns the answers from which it was built, %s', (_, answers) => {
    const { values, problems } = read(sent(answers));
    expect(problems).toEqual([]);
    expect(values).toEqual({ ...answers, indirizzo: values.indirizzo });
    expect(refused(values)).toEqual([]);
  });
});

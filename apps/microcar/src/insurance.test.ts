import { applicable } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { type Answers, inherited, insured, newCar, visitor } from './answers.fixture.ts';
import { insurance } from './insurance.ts';
import { microcar } from './line.ts';

const { change, marked, nobody, refused, sent } = visitor;
const firstTime = ['aMioNomePrimaVoltaNuovo', 'aMioNomePrimaVoltaUsato'] as const;
const ofInsured = [
  'cuAttuale',
  'anzianitaPrimaClasse',
  'compagniaAttualeId',
  'etaAssicurativa',
  'numeroIncidenti',
  'incidenti',
  'haEreditatoCu',
] as const;
const ofInheritance = ['tipoEreditaCu', 'cuEreditata', 'tipoVeicoloEreditaCu', 'targaCu'] as const;
const kept = (answers: Answers, keys: readonly (keyof Answers)[]) =>
  keys.filter((key) => JSON.stringify(answers[key]) !== JSON.stringify(nobody[key]));

describe('the insurance status', () => {
  it('the insurance status is required', () => {
    expect(refused(change(newCar, { statoAssicurativoId: null }))).toMatchObject([
      { code: 'STATO_ASSICURATIVO', error: 'Scegli la situazione assicurativa del veicolo' },
    ]);
  });

  it('an unknown insurance status clears all answers that depend on it', () => {
    for (const answers of [insured, inherited]) {
      const undone = change(answers, { statoAssicurativoId: null });
      expect(kept(undone, [...ofInsured, ...ofInheritance])).toEqual([]);
      expect([undone.polizzaGiaAttiva, undone.altriSinistri]).toEqual([null, false]);
    }
  });

  it('the insurance status assicurataAMioNome clears the answers about an inherited class and sets the active policy to true', () => {
    const now = change(inherited, { statoAssicurativoId: 'assicurataAMioNome' });
    expect(kept(now, ofInheritance)).toEqual([]);
    expect(now.polizzaGiaAttiva).toBe(true);
  });

  it.each(firstTime)(
    'the insurance status %s clears class, company, age, accidents and the inherited class, and sets the active policy to false',
    (statoAssicurativoId) => {
      expect(kept(insured, ofInsured)).toEqual(ofInsured);
      const now = change(insured, { statoAssicurativoId });
      expect(kept(now, ofInsured)).toEqual([]);
      expect([now.polizzaGiaAttiva, now.altriSinistri]).toEqual([false, false]);
    },
  );

  it('the insurance status decides which questions are asked', () => {
    const keys = (answers: Answers) =>
      applicable(insurance, answers).filter((key) =>
        [...ofInsured, ...ofInheritance].some((one) => one === key),
      );
    expect(keys(nobody)).toEqual([]);
    expect(keys(insured)).toEqual(ofInsured);
    expect(keys(newCar)).toEqual(['tipoEreditaCu']);
    expect(keys(inherited)).toEqual(ofInheritance);
  });

  it('the insurance status is rejected if the answer about the active policy contradicts it', () => {
    expect(refused({ ...insured, polizzaGiaAttiva: false })).toMatchObject([
      { code: 'POLIZZA', error: 'Indicare se esiste una polizza attiva' },
    ]);
    expect(refused({ ...newCar, altriSinistri: true })).toMatchObject([
      { code: 'SINISTRI', error: 'Indicare se ci sono stati altri sinistri' },
    ]);
  });
});

describe('the start date of the new policy', () => {
  const on = (dataScadenza: string | null) => refused({ ...newCar, dataScadenza });

  it.each(['2026-11-24', '2026-12-01', '2026-12-24'])(
    'the start date of the new policy accepts %s',
    (day) => {
      expect(on(day)).toEqual([]);
    },
  );

  it.each([null, '2026-11-23', '2026-12-25', '2026-11-31'])(
    'the start date of the new policy rejects %s: it must be at least three days and at most a month and three days after today',
    (day) => {
      expect(on(day)).toEqual([
        {
          field: 'dataScadenza',
          control: 'dataScadenza',
          code: 'SCADENZA_POLIZZA',
          invalid: 'tra 24/11/2026 e 24/12/2026',
          error: 'Inserire una data tra 24/11/2026 e 24/12/2026',
        },
      ]);
    },
  );

  it('a change of the insurance status keeps the start date of the new policy', () => {
    expect(change(newCar, { statoAssicurativoId: null }).dataScadenza).toBe('2026-12-01');
  });
});

describe('an insured vehicle', () => {
  it.each([
    ['cuAttuale', 'CU_ATTUALE', 'Scegli la classe di merito'],
    ['compagniaAttualeId', 'COMPAGNIA_ATTUALE', 'Scegli la compagnia attuale'],
    ['etaAssicurativa', 'ETA_ASSICURATIVA', "Dicci da quanti anni hai un'assicurazione"],
    ['numeroIncidenti', 'NUMERO_INCIDENTI', 'Scegli il numero di incidenti'],
    ['haEreditatoCu', 'HA_EREDITATO_CU', 'Dicci se hai ereditato la classe'],
  ] as const)('an insured vehicle requires %s', (key, code, error) => {
    expect(refused(change(insured, { [key]: null }))).toMatchObject([{ code, error }]);
  });

  it('class -1 of an insured vehicle requires the years in that class, and another class clears them', () => {
    expect(refused({ ...insured, anzianitaPrimaClasse: null })).toMatchObject([
      { code: 'ANZIANITA_PRIMA_CLASSE', error: 'Dicci da quanti anni sei in prima classe' },
    ]);
    for (const cuAttuale of ['2', '18', '0']) {
      const other = change(insured, { cuAttuale });
      expect(other.anzianitaPrimaClasse).toBeNull();
      expect(refused(other)).toEqual([]);
    }
  });
});

describe('the accidents', () => {
  const count = (numeroIncidenti: string | null) => change(insured, { numeroIncidenti });

  it('a higher number of accidents adds empty entries to the list', () => {
    expect(count('3').incidenti).toEqual([
      ...insured.incidenti,
      { anno: null, responsabilita: null },
    ]);
    expect(count('15').incidenti).toHaveLength(15);
  });

  it('a lower number of accidents removes the last ones from the list', () => {
    expect(count('1').incidenti).toEqual([{ anno: '2025', responsabilita: 'paritaria' }]);
  });

  it.each(['0', null])('the list of accidents is empty if their number is %s', (none) => {
    expect(count(none).incidenti).toEqual([]);
    expect(count(none).altriSinistri).toBe(false);
  });

  it('one or more accidents set altriSinistri to true', () => {
    expect(insured.altriSinistri).toBe(true);
    expect(change(count('0'), { numeroIncidenti: '1' }).altriSinistri).toBe(true);
  });

  it('the number of accidents is from 0 to 15', () => {
    expect(marked(count('16'))).toContain('numeroIncidenti');
    expect(marked(count('0'))).toEqual([]);
  });

  it("each accident requires a year and a responsibility: 'Completare il paragrafo sugli incidenti'", () => {
    const group = { code: 'INCIDENTI', error: 'Completare il paragrafo sugli incidenti' };
    expect(refused(count('3'))).toMatchObject([
      {
        control: 'incidenti.3.anno',
        code: 'ANNO_INCIDENTE',
        error: "Scegli l'anno dell'incidente 3",
        group,
      },
      {
        control: 'incidenti.3.responsabilita',
        code: 'RESPONSABILITA',
        error: "Dicci di chi è la responsabilità dell'incidente 3",
        group,
      },
    ]);
  });

  it('the year of an accident is the current one or one of the five before', () => {
    const of = (anno: string) =>
      marked({ ...count('1'), incidenti: [{ anno, responsabilita: 'nessuna' }] });
    expect(['2026', '2021'].flatMap(of)).toEqual([]);
    for (const anno of ['2020', '2027']) expect(of(anno)).toEqual(['incidenti.1.anno']);
  });

  it('the list of accidents must have as many entries as their number says, even in a draft', () => {
    expect(refused({ ...insured, incidenti: insured.incidenti.slice(0, 1) })).toMatchObject([
      { control: 'incidenti', code: 'INCIDENTI' },
    ]);
  });

  it('the form announces added and removed accidents', () => {
    const said = (before: Answers, after: Answers) =>
      microcar.announcements?.incidenti?.(after, before);
    expect(said(count('1'), insured)).toBe('Incidenti da descrivere: 2');
    expect(said(count('4'), insured)).toBe(
      'Incidenti da descrivere: 2. Gli altri sono stati tolti.',
    );
  });
});

describe('a first insurance', () => {
  it('a first insurance requires an answer to whether a class of merit is inherited', () => {
    expect(refused({ ...newCar, tipoEreditaCu: null })).toMatchObject([
      { code: 'TIPO_EREDITA_CU', error: 'Dicci se puoi ereditare la classe' },
    ]);
  });

  it.each(['1', null])(
    'a first insurance with the answer %s clears class, type and plate of the other vehicle',
    (tipoEreditaCu) => {
      const without = change(inherited, { tipoEreditaCu });
      expect(kept(without, ['cuEreditata', 'tipoVeicoloEreditaCu', 'targaCu'])).toEqual([]);
    },
  );

  it.each(['2', '3'])(
    "a first insurance with an inherited class (%s) requires the other vehicle's class, type and plate",
    (kind) => {
      const empty = change(newCar, { tipoEreditaCu: kind });
      expect(refused(empty).map(({ code, error }) => [code, error])).toEqual([
        ['CU_EREDITATA', 'Scegli la classe ereditata'],
        ['TIPO_VEICOLO_EREDITA_CU', "Scegli il tipo dell'altro veicolo"],
        ['TARGA_CU', "Scrivi la targa dell'altro veicolo"],
      ]);
      expect(refused({ ...inherited, tipoEreditaCu: kind })).toEqual([]);
    },
  );

  it('a first insurance sends class and type of the other vehicle as numbers', () => {
    const numbers = { tipoEreditaCu: 3, cuEreditata: 1, tipoVeicoloEreditaCu: 4 };
    expect(sent(inherited)).toMatchObject(numbers);
  });
});

describe("the other vehicle's plate", () => {
  const plate = (tipoVeicoloEreditaCu: string, targaCu: string) =>
    refused({ ...inherited, tipoVeicoloEreditaCu, targaCu });

  it.each([
    ['1', 'AB123CD'],
    ['1', 'ROMA1A2345'],
    ['2', 'AA12345'],
    ['3', 'AB123CD'],
    ['4', 'X2345B'],
  ])("the other vehicle's plate for type %s accepts %s", (type, text) => {
    expect(plate(type, text)).toEqual([]);
  });

  it.each([
    ['1', 'AA12345'],
    ['1', 'ROMA1A23456'],
    ['2', 'AB123CD'],
    ['3', 'X2345B'],
    ['4', 'AB123CD'],
    ['4', 'X2345BC'],
  ])("the other vehicle's plate for type %s rejects %s", (type, text) => {
    expect(plate(type, text)).toMatchObject([
      { control: 'targaCu', code: 'TARGA_CU', invalid: 'Targa non valida' },
    ]);
  });

  it.each([
    ['1', 'AB123CD'],
    ['2', 'AB12345'],
    ['3', 'AB123CD'],
    ['4', 'X2345B'],
  ])('the plate of the other vehicle has a valid example for type %s: %s', (type, example) => {
    const { hint } = microcar.texts?.targaCu?.({ ...inherited, tipoVeicoloEreditaCu: type }) ?? {};
    expect(hint).toContain(example);
    expect(plate(type, example)).toEqual([]);
  });

  it('the plate of the other vehicle is not validated while its type is unknown', () => {
    expect(marked({ ...inherited, tipoVeicoloEreditaCu: null })).toEqual(['tipoVeicoloEreditaCu']);
  });

  it("a change of the other vehicle's type validates its plate again", () => {
    const rule = microcar.checks?.find(({ controls }) => controls.includes('targaCu'));
    expect(rule?.dependsOn).toEqual(['tipoVeicoloEreditaCu']);
  });

  it("the quote service checks the other vehicle's plate together with its type", () => {
    const remote = (answers: Answers) => microcar.remote?.targaCu?.(answers);
    expect(remote(inherited)).toEqual({
      what: 'targa_ereditata',
      content: { tipo: 4, content: 'X2BCDF' },
    });
    expect(remote({ ...inherited, tipoVeicoloEreditaCu: null })).toBeNull();
  });

  it('the plate of the other vehicle is sent in capital letters', () => {
    expect(sent({ ...inherited, targaCu: 'x2 bcdf' }).targaCu).toBe('X2BCDF');
  });
});

import { describe, expect, it } from 'vitest';
import { type Answers, insured, newCar, visitor } from './answers.fixture.ts';
import { microcar } from './line.ts';

const { change, marked, refused, sent } = visitor;

describe('the vehicle type', () => {
  it('the vehicle type is required: a microcar or a quadricycle', () => {
    expect(refused({ ...newCar, tipoSpecificoVeicolo: null })).toMatchObject([
      { code: 'TIPO_SPECIFICO_VEICOLO', error: 'Selezionare la tipologia del veicolo' },
    ]);
    expect(marked({ ...newCar, tipoSpecificoVeicolo: 'trattore' })).toEqual([
      'tipoSpecificoVeicolo',
    ]);
  });

  it('changing the vehicle type clears the answer about the gears', () => {
    const changed = change(newCar, { tipoSpecificoVeicolo: 'quadriciclo' });
    expect(changed).toEqual({ ...newCar, tipoSpecificoVeicolo: 'quadriciclo', marce: null });
  });

  it('the first choice of the vehicle type keeps the answer about gears', () => {
    const untold = { ...newCar, tipoSpecificoVeicolo: null };
    expect(change(untold, { tipoSpecificoVeicolo: 'quadriciclo' }).marce).toBe('senzaMarce');
  });

  it('changing the vehicle type reduces the kW to the maximum of the new type', () => {
    const strong = { ...insured, kw: 12 };
    expect(change(strong, { tipoSpecificoVeicolo: 'microcar' }).kw).toBe(6);
    expect(change({ ...strong, kw: 4 }, { tipoSpecificoVeicolo: 'microcar' }).kw).toBe(4);
    expect(change({ ...strong, kw: null }, { tipoSpecificoVeicolo: 'microcar' }).kw).toBeNull();
    expect(change(newCar, { tipoSpecificoVeicolo: 'quadriciclo' }).kw).toBe(6);
  });
});

describe('the gears', () => {
  const unanswered = { ...newCar, alimentazione: null, marce: null };

  it('an electric vehicle is assumed to have no gears', () => {
    expect(change(unanswered, { alimentazione: 'elettrica' }).marce).toBe('senzaMarce');
    expect(change(unanswered, { alimentazione: 'diesel' }).marce).toBeNull();
  });

  it('choosing electric keeps an answer that the visitor gave', () => {
    const geared = { ...unanswered, marce: 'conMarce' };
    expect(change(geared, { alimentazione: 'elettrica' }).marce).toBe('conMarce');
  });
});

describe('the plate', () => {
  const wrong = [{ control: 'targa', code: 'TARGA_VEICOLO', invalid: 'Targa non valida' }];

  it.each([
    ['quadriciclo', 'AB12345'],
    ['quadriciclo', 'ab 12345'],
    ['microcar', 'X2345B'],
    ['microcar', 'x2-bcdf'],
  ])('the plate for a %s accepts %s', (tipoSpecificoVeicolo, targa) => {
    expect(refused({ ...newCar, tipoSpecificoVeicolo, targa })).toEqual([]);
  });

  it.each([
    ['quadriciclo', 'X2345B', 'that of a microcar'],
    ['quadriciclo', 'AI12345', 'with a letter that plates do not have'],
    ['quadriciclo', 'AB123456', 'longer than 7'],
    ['microcar', 'AB12345', 'that of a quadricycle, longer than 6'],
    ['microcar', 'X1234B', 'with a 1'],
    ['microcar', 'XA2345', 'with a vowel'],
  ])('the plate for a %s rejects %s: %s', (tipoSpecificoVeicolo, targa) => {
    expect(refused({ ...newCar, tipoSpecificoVeicolo, targa })).toMatchObject(wrong);
  });

  it.each(['X2345B', 'AB12345'])(
    'while the vehicle type is unknown, the plate accepts either format, without a hint: %s',
    (targa) => {
      const untold = { ...newCar, tipoSpecificoVeicolo: null, targa };
      expect(marked(untold)).toEqual(['tipoSpecificoVeicolo']);
      expect(microcar.remote?.targa?.(untold)).toBeNull();
      expect(microcar.texts?.targa?.(untold)).toEqual({});
    },
  );

  it('while the vehicle type is unknown, the plate rejects any other format', () => {
    const untold = { ...newCar, tipoSpecificoVeicolo: null, targa: 'AB123CD' };
    expect(marked(untold)).toEqual(['tipoSpecificoVeicolo', 'targa']);
  });

  it("the plate is required: 'Inserire una targa valida'", () => {
    expect(refused({ ...newCar, targa: '' })).toMatchObject([
      { code: 'TARGA_VEICOLO', error: 'Inserire una targa valida' },
    ]);
  });

  it('the quote service checks the plate of a microcar and of a quadricycle under different names', () => {
    const remote = (answers: Answers) => microcar.remote?.targa?.(answers);
    expect(remote(newCar)).toEqual({ what: 'targa_micro_car', content: 'X2345B' });
    expect(remote(insured)).toEqual({ what: 'targa_quadriciclo', content: 'AB12345' });
  });

  it('the plate has at most 7 characters and a hint with its length', () => {
    const hint = (answers: Answers) => microcar.texts?.targa?.(answers).hint;
    expect([hint(newCar), hint(insured)]).toEqual(['Sei caratteri', 'Due lettere e cinque cifre']);
    expect(microcar.fields.targa.max).toBe(7);
  });

  it.each([
    ['microcar', 'AB12345', 'AB1234'],
    ['microcar', 'ab 12345', 'AB1234'],
    ['microcar', 'X2345B', 'X2345B'],
    ['microcar', 'x2-345b', 'x2-345b'],
    ['quadriciclo', 'AB123456', 'AB12345'],
    ['quadriciclo', 'X2345B', 'X2345B'],
    ['quadriciclo', '', ''],
  ])(
    'changing the vehicle type to %s cuts the plate to its length: %j becomes %j',
    (type, targa, stays) => {
      const other = { ...newCar, tipoSpecificoVeicolo: null, targa };
      expect(change(other, { tipoSpecificoVeicolo: type }).targa).toBe(stays);
    },
  );

  it('changing the vehicle type announces that the plate was cut, and always validates the plate again', () => {
    const cut = change(insured, { tipoSpecificoVeicolo: 'microcar' });
    expect(microcar.announcements?.targa?.(cut, insured)).toBe(
      'Targa accorciata a 6 caratteri: controllala',
    );
    const rule = microcar.checks?.find(({ controls }) => controls.includes('targa'));
    expect(rule?.dependsOn).toEqual(['tipoSpecificoVeicolo']);
  });

  it('the plate is not cut while the user types it', () => {
    expect(change(newCar, { targa: 'X2345BCD' }).targa).toBe('X2345BCD');
  });

  it('the plate is sent in capital letters, without spaces', () => {
    expect(sent({ ...newCar, targa: ' x2-345b ' }).targa).toBe('X2345B');
  });
});

describe.each([
  ['marca', 50, 'MARCA_VEICOLO', 'Indicare la marca del veicolo'],
  ['modello', 64, 'MODELLO_VEICOLO', 'Indicare il modello del veicolo'],
  ['allestimento', 100, 'ALLESTIMENTO', "Scrivi l'allestimento"],
] as const)('the %s', (key, max, code, error) => {
  it(`the text has 1 to ${max} characters`, () => {
    expect(refused({ ...newCar, [key]: 'a' })).toEqual([]);
    expect(refused({ ...newCar, [key]: 'a'.repeat(max) })).toEqual([]);
    expect(marked({ ...newCar, [key]: 'a'.repeat(max + 1) })).toEqual([key]);
    expect(refused({ ...newCar, [key]: ' ' })).toMatchObject([{ code, error }]);
  });
});

describe('the power', () => {
  it.each([
    ['microcar', 6],
    ['quadriciclo', 15],
  ])('the power for a %s is 1 to %i kW, as a whole number', (tipoSpecificoVeicolo, most) => {
    const targa = tipoSpecificoVeicolo === 'microcar' ? 'X2345B' : 'AB12345';
    const with_ = (kw: number | null) => marked({ ...newCar, tipoSpecificoVeicolo, targa, kw });
    expect([1, 4, most].flatMap(with_)).toEqual([]);
    for (const kw of [null, 0, -1, 2.5, most + 1]) expect(with_(kw)).toEqual(['kw']);
  });

  it('on blur, a power outside the limits is replaced with the nearest limit', () => {
    expect(microcar.limits?.kw?.(newCar, '2026-11-21')).toEqual({ from: 1, to: 6, clamp: true });
    expect(microcar.limits?.kw?.(insured, '2026-11-21')).toEqual({ from: 1, to: 15, clamp: true });
  });

  it('a change of the vehicle type that reduces the power announces the maximum', () => {
    expect(microcar.announcements?.kw?.(newCar, insured)).toBe(
      "Valore massimo 6: l'abbiamo corretto",
    );
  });
});

describe('fuel and gears', () => {
  it.each([
    ['alimentazione', 'ALIMENTAZIONE', "Scegli l'alimentazione"],
    ['marce', 'MARCE', 'Specificare se il veicolo ha le marce'],
  ])('fuel and gears are required: %s', (key, code, error) => {
    expect(refused({ ...newCar, [key]: null })).toMatchObject([{ code, error }]);
  });
});

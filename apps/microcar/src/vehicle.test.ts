import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { type Answers, asked, insured, lists, newCar, today } from './drivers.fixture.ts';
import { microcar } from './line.ts';
import { mayBeRegistered, vehicleYears } from './registration.ts';

const { change, marked, refused, sent } = asked;
const yearsOn = (today: string) => vehicleYears(today).map(({ id }) => id);

describe('the vehicle type', () => {
  it('is required: a microcar or a quadricycle', () => {
    expect(refused({ ...newCar, tipoSpecificoVeicolo: null })).toMatchObject([
      { code: 'TIPO_SPECIFICO_VEICOLO', error: 'Selezionare la tipologia del veicolo' },
    ]);
    expect(marked({ ...newCar, tipoSpecificoVeicolo: 'trattore' })).toEqual([
      'tipoSpecificoVeicolo',
    ]);
  });

  it('changed clears the gears', () => {
    const changed = change(newCar, { tipoSpecificoVeicolo: 'quadriciclo' });
    expect(changed).toEqual({ ...newCar, tipoSpecificoVeicolo: 'quadriciclo', marce: null });
  });

  it('changed clips the kW to what it may have', () => {
    const strong = { ...insured, kw: 12 };
    expect(change(strong, { tipoSpecificoVeicolo: 'microcar' }).kw).toBe(6);
    expect(change({ ...strong, kw: 4 }, { tipoSpecificoVeicolo: 'microcar' }).kw).toBe(4);
    expect(change({ ...strong, kw: null }, { tipoSpecificoVeicolo: 'microcar' }).kw).toBeNull();
    expect(change(newCar, { tipoSpecificoVeicolo: 'quadriciclo' }).kw).toBe(6);
  });
});

describe('the plate', () => {
  const wrong = [{ control: 'targa', code: 'TARGA_VEICOLO', invalid: 'Targa non valida' }];

  it.each([
    ['quadriciclo', 'AB12345'],
    ['quadriciclo', 'ab 12345'],
    ['microcar', 'X2345B'],
    ['microcar', 'x2-bcdf'],
  ])('of a %s may be %s', (tipoSpecificoVeicolo, targa) => {
    expect(refused({ ...newCar, tipoSpecificoVeicolo, targa })).toEqual([]);
  });

  it.each([
    ['quadriciclo', 'X2345B', 'that of a microcar'],
    ['quadriciclo', 'AI12345', 'with a letter that plates do not have'],
    ['quadriciclo', 'AB123456', 'longer than 7'],
    ['microcar', 'AB12345', 'that of a quadricycle, longer than 6'],
    ['microcar', 'X1234B', 'with a 1'],
    ['microcar', 'XA2345', 'with a vowel'],
  ])('of a %s may not be %s, %s', (tipoSpecificoVeicolo, targa) => {
    expect(refused({ ...newCar, tipoSpecificoVeicolo, targa })).toMatchObject(wrong);
  });

  it("is required: 'Inserire una targa valida'", () => {
    expect(refused({ ...newCar, targa: '' })).toMatchObject([
      { code: 'TARGA_VEICOLO', error: 'Inserire una targa valida' },
    ]);
  });

  it('has a remote check of its own for a quadricycle', () => {
    const remote = (answers: Answers) => microcar.remote?.targa?.(answers);
    expect(remote(newCar)).toEqual({ what: 'targa_micro_car', content: 'X2345B' });
    expect(remote(insured)).toEqual({ what: 'targa_quadriciclo', content: 'AB12345' });
  });

  it('says how long it is, and has at most 7 characters', () => {
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
  ])('is cut to what a %s has when the type is changed: of %j stays %j', (type, targa, stays) => {
    const other = { ...newCar, tipoSpecificoVeicolo: null, targa };
    expect(change(other, { tipoSpecificoVeicolo: type }).targa).toBe(stays);
  });

  it('says that it was cut, and is looked at again whenever the type changes', () => {
    const cut = change(insured, { tipoSpecificoVeicolo: 'microcar' });
    expect(microcar.tells?.targa?.(cut, insured)).toBe(
      'Targa accorciata a 6 caratteri: controllala',
    );
    const rule = microcar.checks?.find(({ marks }) => marks.includes('targa'));
    expect(rule?.dependsOn).toEqual(['tipoSpecificoVeicolo']);
  });

  it('is not cut while it is written', () => {
    expect(change(newCar, { targa: 'X2345BCD' }).targa).toBe('X2345BCD');
  });

  it('is sent in capitals, without spaces', () => {
    expect(sent({ ...newCar, targa: ' x2-345b ' }).targa).toBe('X2345B');
  });
});

describe('the years offered', () => {
  it('go back to 2000, and not before', () => {
    expect(yearsOn('2026-11-21')).toHaveLength(27);
    expect(yearsOn('2026-11-21').at(0)).toBe('2026');
    expect(yearsOn('2026-11-21').at(-1)).toBe('2000');
  });

  it('are never more than 30', () => {
    expect(yearsOn('2029-01-01')).toHaveLength(30);
    expect(yearsOn('2035-01-01')).toHaveLength(30);
    expect(yearsOn('2035-01-01').at(-1)).toBe('2006');
  });

  it.each(['annoImmatricolazione', 'annoAcquisto'] as const)('are those of %s', (key) => {
    expect(marked({ ...insured, annoImmatricolazione: '2000', [key]: '2000' })).not.toContain(key);
    expect(marked({ ...insured, [key]: '1999' })).toContain(key);
    expect(marked({ ...insured, [key]: '2027' })).toContain(key);
  });
});

describe('the purchase year', () => {
  const offered = (annoImmatricolazione: string | null) =>
    microcar.options
      ?.annoAcquisto?.(
        vehicleYears('2026-11-21'),
        { ...newCar, annoImmatricolazione },
        '2026-11-21',
      )
      .map(({ id }) => id);

  it('is offered from the registration year on', () => {
    expect(offered('2024')).toEqual(['2026', '2025', '2024']);
    expect(offered(null)).toHaveLength(27);
  });

  it('is not before the registration year', () => {
    expect(refused({ ...insured, annoAcquisto: '2019' })).toMatchObject([
      { code: 'ANNO_ACQUISTO', error: "Selezionare un anno d'acquisto valido" },
    ]);
    expect(refused({ ...insured, annoAcquisto: '2020' })).toEqual([]);
  });

  it('is raised to a registration year that is later', () => {
    const later = change(insured, { annoImmatricolazione: '2024' });
    expect(later).toEqual({ ...insured, annoImmatricolazione: '2024', annoAcquisto: '2024' });
  });

  it('says so', () => {
    expect(microcar.tells?.annoAcquisto?.({ ...insured, annoAcquisto: '2024' }, insured)).toBe(
      'Anno di acquisto aggiornato al 2024',
    );
  });

  it('stays where the registration is not later, or nothing was answered', () => {
    expect(change(insured, { annoImmatricolazione: '2019' }).annoAcquisto).toBe('2021');
    const unknown = { ...insured, annoAcquisto: null };
    expect(change(unknown, { annoImmatricolazione: '2024' }).annoAcquisto).toBeNull();
  });
});

describe('the registration in the current year', () => {
  const hint = (annoImmatricolazione: string | null, settings = {}, day = today) =>
    microcar.texts?.meseImmatricolazione?.({ ...newCar, annoImmatricolazione }, settings, day).hint;

  it.each([
    ['2026', '10', false],
    ['2026', '11', true],
    ['2026', '12', true],
    ['2025', '1', true],
    [null, '1', true],
  ])('of %s may be in month %s: %s', (year, month, may) => {
    expect(mayBeRegistered(year, month, '2026-11-21')).toBe(may);
  });

  it('has only the current and the future months listed', () => {
    const months = (annoImmatricolazione: string) =>
      microcar.options
        ?.meseImmatricolazione?.(
          lists.mesi ?? [],
          { ...newCar, annoImmatricolazione },
          '2026-11-21',
        )
        .map(({ id }) => id);
    expect(months('2026')).toEqual(['11', '12']);
    expect(months('2025')).toHaveLength(12);
  });

  it.each([
    ['2026-11-21', 'i mesi da novembre in poi'],
    ['2026-02-01', 'i mesi da febbraio in poi'],
    ['2026-12-31', 'dicembre'],
  ])('says on %s which months those are, and whom to call for another: %s', (day, listed) => {
    expect(hint('2026', {}, day)).toBe(
      `Per il 2026 solo ${listed}. È già immatricolato? Chiama [il tuo consulente].`,
    );
  });

  it('says nothing where every month is listed', () => {
    expect([hint('2025'), hint(null), hint('2026', {}, '2026-01-31')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('may be in any month where the broker has set so: listed, taken and kept', () => {
    const any = { registrationMonths: 'any' } as const;
    const theirs = interview(microcar, { today, lists, settings: any });
    const march = { ...newCar, meseImmatricolazione: '3' };
    const may = ['3', '11', '12'].map((month) => mayBeRegistered('2026', month, today, any));
    expect(may).toEqual([true, true, true]);
    expect(theirs.refused(march)).toEqual([]);
    expect(marked(march)).toEqual(['meseImmatricolazione']);
    expect(theirs.change(insured, { annoImmatricolazione: '2026' }).meseImmatricolazione).toBe('3');
    expect(hint('2026', any)).toBeUndefined();
  });

  it('is refused in a month that is past', () => {
    expect(refused({ ...newCar, meseImmatricolazione: '10' })).toMatchObject([
      { code: 'MESE_IMMATRICOLAZIONE', error: "Selezionare un mese d'acquisto valido" },
    ]);
  });

  it('takes the month along where it raises the purchase year, and says so', () => {
    const changed = change(insured, { annoImmatricolazione: '2026' });
    expect([changed.annoAcquisto, changed.meseImmatricolazione]).toEqual(['2026', '11']);
    expect(microcar.tells?.meseImmatricolazione?.(changed, insured)).toBe(
      'Mese di immatricolazione aggiornato: controllalo',
    );
  });

  it.each(['2026', null])(
    'asks for the month anew where it is past and the purchase (%s) need not follow, and says so',
    (annoAcquisto) => {
      const march = { ...insured, annoAcquisto };
      const changed = change(march, { annoImmatricolazione: '2026' });
      expect([changed.annoAcquisto, changed.meseImmatricolazione]).toEqual([annoAcquisto, null]);
      expect(microcar.tells?.meseImmatricolazione?.(changed, march)).toBe(
        'Il mese che avevi scelto non è tra quelli del 2026: scegline uno',
      );
    },
  );

  it('leaves a month that is right as it is, and none none', () => {
    const december = { ...insured, meseImmatricolazione: '12' };
    expect(change(december, { annoImmatricolazione: '2026' }).meseImmatricolazione).toBe('12');
    const unknown = { ...insured, meseImmatricolazione: null };
    expect(change(unknown, { annoImmatricolazione: '2026' }).meseImmatricolazione).toBeNull();
  });
});

describe('who says nothing of the registration', () => {
  it('hears of year and month', () => {
    const nothing = { annoImmatricolazione: null, meseImmatricolazione: null };
    expect(refused({ ...insured, ...nothing }).map(({ code, error }) => [code, error])).toEqual([
      ['ANNO_IMMATRICOLAZIONE', 'Selezionare un anno di immatricolazione valido'],
      ['MESE_IMMATRICOLAZIONE', "Selezionare un mese d'acquisto valido"],
    ]);
  });
});

describe.each([
  ['marca', 50, 'MARCA_VEICOLO', 'Indicare la marca del veicolo'],
  ['modello', 64, 'MODELLO_VEICOLO', 'Indicare il modello del veicolo'],
  ['allestimento', 100, 'ALLESTIMENTO', "Indicare l'allestimento"],
] as const)('the %s', (key, max, code, error) => {
  it(`has 1 to ${max} characters`, () => {
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
  ])('of a %s is 1 to %i kW, whole', (tipoSpecificoVeicolo, most) => {
    const targa = tipoSpecificoVeicolo === 'microcar' ? 'X2345B' : 'AB12345';
    const with_ = (kw: number | null) => marked({ ...newCar, tipoSpecificoVeicolo, targa, kw });
    expect([1, 4, most].flatMap(with_)).toEqual([]);
    for (const kw of [null, 0, -1, 2.5, most + 1]) expect(with_(kw)).toEqual(['kw']);
  });

  it('is clipped when its box is left', () => {
    expect(microcar.limits?.kw?.(newCar, '2026-11-21')).toEqual({ from: 1, to: 6, clamp: true });
    expect(microcar.limits?.kw?.(insured, '2026-11-21')).toEqual({ from: 1, to: 15, clamp: true });
  });

  it('is said to be the most there is when another type clips it', () => {
    expect(microcar.tells?.kw?.(newCar, insured)).toBe("Valore massimo 6: l'abbiamo corretto");
  });
});

describe('fuel and gears', () => {
  it.each([
    ['alimentazione', 'ALIMENTAZIONE', "Selezionare l'alimentazione"],
    ['marce', 'MARCE', 'Specificare se il veicolo ha le marce'],
  ])('are required: %s', (key, code, error) => {
    expect(refused({ ...newCar, [key]: null })).toMatchObject([{ code, error }]);
  });
});

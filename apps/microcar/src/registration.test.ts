import { interview } from '@preventivo/core/testing';
import { today } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { insured, lists, newCar, visitor } from './answers.fixture.ts';
import { microcar } from './line.ts';
import { mayBeRegistered, vehicleYears } from './registration.ts';

const { change, marked, refused } = visitor;
const yearsOn = (today: string) => vehicleYears(today).map(({ id }) => id);

describe('the years offered', () => {
  it('the first year that the form offers for a vehicle is 2000', () => {
    expect(yearsOn('2026-11-21')).toHaveLength(27);
    expect(yearsOn('2026-11-21').at(0)).toBe('2026');
    expect(yearsOn('2026-11-21').at(-1)).toBe('2000');
  });

  it('the form offers at most 30 years for a vehicle', () => {
    expect(yearsOn('2029-01-01')).toHaveLength(30);
    expect(yearsOn('2035-01-01')).toHaveLength(30);
    expect(yearsOn('2035-01-01').at(-1)).toBe('2006');
  });

  it.each(['annoImmatricolazione', 'annoAcquisto'] as const)(
    '%s accepts exactly the years that the form offers',
    (key) => {
      expect(marked({ ...insured, annoImmatricolazione: '2000', [key]: '2000' })).not.toContain(
        key,
      );
      expect(marked({ ...insured, [key]: '1999' })).toContain(key);
      expect(marked({ ...insured, [key]: '2027' })).toContain(key);
    },
  );
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

  it('the purchase year offers the years from the registration year on', () => {
    expect(offered('2024')).toEqual(['2026', '2025', '2024']);
    expect(offered(null)).toHaveLength(27);
  });

  it('the purchase year is invalid if it is before the registration year', () => {
    expect(refused({ ...insured, annoAcquisto: '2019' })).toMatchObject([
      { code: 'ANNO_ACQUISTO', error: "Selezionare un anno d'acquisto valido" },
    ]);
    expect(refused({ ...insured, annoAcquisto: '2020' })).toEqual([]);
  });

  it('a later registration year raises an earlier purchase year to it', () => {
    const later = change(insured, { annoImmatricolazione: '2024' });
    expect(later).toEqual({ ...insured, annoImmatricolazione: '2024', annoAcquisto: '2024' });
  });

  it('the purchase year is set to the current year if the vehicle is registered in it', () => {
    const unknown = { ...insured, annoAcquisto: null };
    expect(change(unknown, { annoImmatricolazione: '2026' }).annoAcquisto).toBe('2026');
  });

  it('the purchase year changes with the registration year while both are equal', () => {
    const filled = change({ ...insured, annoAcquisto: null }, { annoImmatricolazione: '2026' });
    const earlier = change(filled, { annoImmatricolazione: '2020' });
    expect(earlier.annoAcquisto).toBe('2020');
    const changed = change(earlier, { annoAcquisto: '2023' });
    expect(change(changed, { annoImmatricolazione: '2019' }).annoAcquisto).toBe('2023');
  });

  it('the form announces a changed purchase year', () => {
    expect(
      microcar.announcements?.annoAcquisto?.({ ...insured, annoAcquisto: '2024' }, insured),
    ).toBe('Anno di acquisto aggiornato al 2024');
  });

  it('the purchase year stays if the registration year decreases or is unanswered', () => {
    expect(change(insured, { annoImmatricolazione: '2019' }).annoAcquisto).toBe('2021');
    const unknown = { ...insured, annoAcquisto: null };
    expect(change(unknown, { annoImmatricolazione: '2024' }).annoAcquisto).toBeNull();
  });
});

describe('a registration in the current year', () => {
  const hint = (annoImmatricolazione: string | null, settings = {}, day = today) =>
    microcar.texts?.meseImmatricolazione?.({ ...newCar, annoImmatricolazione }, settings, day).hint;

  it.each([
    ['2026', '10', false],
    ['2026', '11', true],
    ['2026', '12', true],
    ['2025', '1', true],
    [null, '1', true],
  ])('a registration in the year %s and the month %s is allowed: %s', (year, month, may) => {
    expect(mayBeRegistered(year, month, '2026-11-21')).toBe(may);
  });

  it('a registration in the current year offers only the current and future months', () => {
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
  ])(
    'on %s, the hint for a registration in the current year lists the allowed months and whom to call about others: %s',
    (day, listed) => {
      expect(hint('2026', {}, day)).toBe(
        `Per il 2026 solo ${listed}. È già immatricolato? Chiama [il tuo consulente].`,
      );
    },
  );

  it('the month of registration has no hint if every month is offered', () => {
    expect([hint('2025'), hint(null), hint('2026', {}, '2026-01-31')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('a setting of the broker allows any month of the current year', () => {
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

  it('a registration in a past month of the current year is rejected', () => {
    expect(refused({ ...newCar, meseImmatricolazione: '10' })).toMatchObject([
      { code: 'MESE_IMMATRICOLAZIONE', error: "Selezionare un mese d'acquisto valido" },
    ]);
  });

  it('if a registration in the current year raises the purchase year, the month becomes the current one, with a notice', () => {
    const changed = change(insured, { annoImmatricolazione: '2026' });
    expect([changed.annoAcquisto, changed.meseImmatricolazione]).toEqual(['2026', '11']);
    expect(microcar.announcements?.meseImmatricolazione?.(changed, insured)).toBe(
      'Mese di immatricolazione aggiornato: controllalo',
    );
  });

  it.each(['2026', null])(
    'if a registration in the current year does not raise the purchase year (%s), a past month is cleared, with a notice',
    (annoAcquisto) => {
      const march = { ...insured, annoAcquisto };
      const changed = change(march, { annoImmatricolazione: '2026' });
      expect([changed.annoAcquisto, changed.meseImmatricolazione]).toEqual(['2026', null]);
      expect(microcar.announcements?.meseImmatricolazione?.(changed, march)).toBe(
        'Il mese che avevi scelto non è tra quelli del 2026: scegline uno',
      );
    },
  );

  it('changing the registration to the current year keeps a valid month, and leaves an empty month empty', () => {
    const december = { ...insured, meseImmatricolazione: '12' };
    expect(change(december, { annoImmatricolazione: '2026' }).meseImmatricolazione).toBe('12');
    const unknown = { ...insured, meseImmatricolazione: null };
    expect(change(unknown, { annoImmatricolazione: '2026' }).meseImmatricolazione).toBeNull();
  });
});

describe('an unanswered registration', () => {
  it('an unanswered registration gets errors at year and month', () => {
    const nothing = { annoImmatricolazione: null, meseImmatricolazione: null };
    expect(refused({ ...insured, ...nothing }).map(({ code, error }) => [code, error])).toEqual([
      ['ANNO_IMMATRICOLAZIONE', 'Selezionare un anno di immatricolazione valido'],
      ['MESE_IMMATRICOLAZIONE', "Selezionare un mese d'acquisto valido"],
    ]);
  });
});

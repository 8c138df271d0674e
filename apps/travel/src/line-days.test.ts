import { boundsOf, check, limitWords } from '@preventivo/core/check';
import { resolve } from '@preventivo/core/dates';
import { describe, expect, it } from 'vitest';
import { ada, change, lists, marked, nobody, refused, today } from './answers.fixture.ts';
import { travel } from './line.ts';

describe('the departure', () => {
  it.each([
    ['2026-11-21', '22/11/2026', '21/12/2026'],
    ['2026-12-31', '01/01/2027', '31/01/2027'],
    ['2027-01-31', '01/02/2027', '28/02/2027'],
    ['2028-01-31', '01/02/2028', '29/02/2028'],
  ])('on %s, the departure must be from tomorrow, %s, to one month ahead, %s', (day, from, to) => {
    const { data_inizio } = travel.fields;
    expect(limitWords(data_inizio, boundsOf(data_inizio.limits, day))).toEqual({ from, to });
  });

  it.each(['2026-11-22', '2026-12-01', '2026-12-21'])('the departure accepts %s', (data_inizio) => {
    expect(marked(change({ ...ada, data_fine: null }, { data_inizio }))).toEqual(['data_fine']);
  });

  it.each([null, '2026-11-20', '2026-11-21', '2026-12-22', '2026-11-31', '27/3/'])(
    'the departure rejects %s',
    (data_inizio) => {
      expect(refused({ ...ada, data_inizio })[0]).toEqual({
        field: 'data_inizio',
        control: 'data_inizio',
        code: 'DATA_INIZIO',
        invalid: 'Valore non valido',
        error: 'Indica la data di partenza',
        help: 'Una data tra il 22/11/2026 e il 21/12/2026',
      });
    },
  );

  it('the departure shows its first and last valid date before any error', () => {
    expect(travel.fields.data_inizio.hint).toBe('Tra il {from} e il {to}');
  });
});

describe('the return', () => {
  it.each([
    ['2026-12-01', '02/12/2026', '01/01/2027'],
    ['2026-12-20', '21/12/2026', '20/01/2027'],
  ])(
    'for a departure on %s, the return must be from the day after, %s, to one month later, %s',
    (data_inizio, from, to) => {
      const bounds = boundsOf(travel.limits?.data_fine?.({ ...ada, data_inizio }, today), today);
      expect(limitWords(travel.fields.data_fine, bounds)).toEqual({ from, to });
    },
  );

  it.each(['2026-12-02', '2026-12-15', '2027-01-01'])('the return accepts %s', (data_fine) => {
    expect(refused({ ...ada, data_fine })).toEqual([]);
  });

  it.each([null, '2026-11-30', '2026-12-01', '2027-01-02', '12/12/'])(
    'the return rejects %s',
    (data_fine) => {
      expect(refused({ ...ada, data_fine })).toEqual([
        {
          field: 'data_fine',
          control: 'data_fine',
          code: 'DATA_FINE',
          invalid: 'Valore non valido',
          error: 'Indica la data di ritorno',
          help: 'Una data tra il 02/12/2026 e il 01/01/2027',
        },
      ]);
    },
  );

  it.each([null, '1/12/'])(
    'the return is invalid while the departure is %s, and then shows no valid dates',
    (data_inizio) => {
      const failure = refused({ ...ada, data_inizio }).find(({ field }) => field === 'data_fine');
      expect(failure).toEqual({
        field: 'data_fine',
        control: 'data_fine',
        code: 'DATA_FINE',
        invalid: 'Valore non valido',
        error: 'Indica la data di ritorno',
      });
    },
  );

  it('the return offers chips for one and two weeks after the departure', () => {
    const { from } = boundsOf(travel.limits?.data_fine?.(ada, today), today);
    const days = travel.fields.data_fine.near?.map(({ days, text }) => [
      text,
      resolve({ day: String(from), days }, today),
    ]);
    expect([ada.data_inizio, days]).toEqual([
      '2026-12-01',
      [
        ['7 giorni dopo', '2026-12-08'],
        ['14 giorni dopo', '2026-12-15'],
      ],
    ]);
  });

  it('the return asks for the departure until the departure is complete', () => {
    const first = { hint: 'Scegli prima la partenza' };
    expect(travel.texts?.data_fine?.(nobody)).toEqual(first);
    expect(travel.texts?.data_fine?.({ ...nobody, data_inizio: '1/12/' })).toEqual(first);
    expect(travel.texts?.data_fine?.(ada)).toEqual({});
  });
});

describe('a change of the departure', () => {
  it.each(['2026-12-11', '2026-12-12', '2026-12-21'])(
    'changing the departure to %s, which is not before the return, clears the return',
    (data_inizio) => {
      expect(change(ada, { data_inizio })).toEqual({ ...ada, data_inizio, data_fine: null });
    },
  );

  it.each(['2026-11-22', '2026-12-10'])(
    'changing the departure to %s, which is before the return, keeps the return',
    (data_inizio) => {
      expect(change(ada, { data_inizio })).toEqual({ ...ada, data_inizio });
    },
  );

  it('changing the departure to more than a month before the return keeps the return, which is then invalid', () => {
    const far = { ...ada, data_inizio: '2026-12-20', data_fine: '2027-01-10' };
    const earlier = change(far, { data_inizio: '2026-11-25' });
    expect(earlier.data_fine).toBe('2027-01-10');
    expect(marked(earlier)).toEqual(['data_fine']);
  });

  it.each(['2', '2/', '2/12/', '2/12/202', null])(
    'changing the departure to the incomplete text %o keeps the return',
    (data_inizio) => {
      expect(change(ada, { data_inizio }).data_fine).toBe('2026-12-11');
    },
  );

  it('changing the departure keeps an incomplete return', () => {
    const writing = { ...ada, data_fine: '1/1/' };
    expect(change(writing, { data_inizio: '2026-12-21' }).data_fine).toBe('1/1/');
  });
});

describe('the kind of trip', () => {
  it('a change from a single trip to another kind clears both dates', () => {
    const annual = change(ada, { tipo_viaggio: 'polizzaAnnuale' });
    expect(annual).toEqual({
      ...ada,
      tipo_viaggio: 'polizzaAnnuale',
      data_inizio: null,
      data_fine: null,
    });
  });

  it('a change from an annual policy to another kind clears the duration', () => {
    const annual = { ...change(ada, { tipo_viaggio: 'polizzaAnnuale' }), durata: 'giorni30' };
    expect(change(annual, { tipo_viaggio: 'viaggioSingolo' }).durata).toBeNull();
    expect(change(annual, { tipo_viaggio: null }).durata).toBeNull();
    expect(change(annual, { destinazione: 'italia' }).durata).toBe('giorni30');
  });

  it('an annual policy requires the duration of each trip and no date', () => {
    const annual = change(ada, { tipo_viaggio: 'polizzaAnnuale' });
    expect(refused(annual)).toMatchObject([{ code: 'DURATA', error: 'Scegli la durata' }]);
    expect(refused({ ...annual, durata: 'giorni30' })).toEqual([]);
  });
});

describe('the clock', () => {
  it('as the date changes, the valid departures move: a departure valid on one day is invalid on the next', () => {
    const on = (day: string) => check(travel, ada, { today: day, lists }).length;
    expect(on('2026-11-30')).toBe(0);
    expect(on('2026-12-01')).toBe(1);
    expect(on('2026-10-31')).toBe(1);
    expect(on('2026-11-01')).toBe(0);
  });
});

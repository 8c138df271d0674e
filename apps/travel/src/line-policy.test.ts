import { check } from '@preventivo/core/check';
import { describe, expect, it } from 'vitest';
import { ada, change, lists, marked, refused, today } from './answers.fixture.ts';
import { travel } from './line.ts';

const insured = { ...ada, polizzaAttiva: true, scadenzaPolizza: '2026-12-01' };

describe('claims in the past', () => {
  it.each([true, false])('the question about past claims accepts %s', (altriSinistri) => {
    expect(refused({ ...ada, altriSinistri })).toEqual([]);
  });

  it('the question about past claims is required, and its error comes first', () => {
    expect(refused({ ...ada, altriSinistri: null, polizzaAttiva: null })).toEqual([
      {
        field: 'altriSinistri',
        control: 'altriSinistri',
        code: 'SINISTRI',
        invalid: 'Valore non valido',
        error: 'Indicare se ci sono stati altri sinistri',
      },
      {
        field: 'polizzaAttiva',
        control: 'polizzaAttiva',
        code: 'POLIZZA',
        invalid: 'Valore non valido',
        error: 'Indicare se esiste una polizza attiva',
      },
    ]);
  });
});

describe('a policy already active', () => {
  it('the expiry date of a policy is required only if a policy is active', () => {
    expect(marked({ ...insured, scadenzaPolizza: null })).toEqual(['scadenzaPolizza']);
    expect(marked({ ...ada, polizzaAttiva: false, scadenzaPolizza: null })).toEqual([]);
    expect(marked({ ...ada, polizzaAttiva: null })).toEqual(['polizzaAttiva']);
  });

  it('answering no to the active policy clears its expiry date', () => {
    expect(change(insured, { polizzaAttiva: false })).toEqual({
      ...insured,
      polizzaAttiva: false,
      scadenzaPolizza: null,
    });
    expect(change(insured, { altriSinistri: true }).scadenzaPolizza).toBe('2026-12-01');
  });

  it.each([today, '2026-12-01', '2026-12-21'])(
    'an active policy accepts the expiry date %s',
    (scadenzaPolizza) => {
      expect(refused({ ...insured, scadenzaPolizza })).toEqual([]);
    },
  );

  it.each([null, '2026-11-20', '2026-12-22', '2026-11-31', '3/12/'])(
    'an active policy rejects the expiry date %s, and the field and the dialog show the valid dates',
    (scadenzaPolizza) => {
      expect(refused({ ...insured, scadenzaPolizza })).toEqual([
        {
          field: 'scadenzaPolizza',
          control: 'scadenzaPolizza',
          code: 'SCADENZA_POLIZZA',
          invalid: 'tra 21/11/2026 e 21/12/2026',
          error: 'Inserire una data tra 21/11/2026 e 21/12/2026',
        },
      ]);
    },
  );

  it('if today is the end of January, an active policy must expire by the end of February', () => {
    const on = (scadenzaPolizza: string) =>
      check(travel, { ...insured, scadenzaPolizza }, { today: '2027-01-31', lists })
        .filter(({ field }) => field === 'scadenzaPolizza')
        .map(({ invalid }) => invalid);
    expect(on('2027-02-28')).toEqual([]);
    expect(on('2027-03-01')).toEqual(['tra 31/01/2027 e 28/02/2027']);
  });
});

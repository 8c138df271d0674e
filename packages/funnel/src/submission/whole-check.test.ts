import { defineLine, group, savedRecord, text, type User } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { giuliaAsks, giuliaWith, savedGiulia, today } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { club, clubLists, sailor } from '../testing/club.fixture.ts';
import { aDayOut, lists, outing } from '../testing/outing.fixture.ts';
import { wholeCheck, withRefused, wrongPages } from './whole-check.ts';

const state: LineState = { page: 3, contractor: giuliaAsks, product: aDayOut };
const look = (change: Partial<LineState>, day = today) =>
  wholeCheck(rules, outing, { ...state, ...change }, { today: day, lists });

/** Giulia's account, with her own saved record. */
const user: User = {
  ...{ id: 'u-1', name: 'Giulia', surname: 'Ferri', email: '', phone: '', sf_account_id: '' },
  ...{ userData: null, people: [savedGiulia], companies: [], vehicles: [], privacy: null },
};
const asked = { label: 'Guida', code: 'GUIDA', error: 'Indicare la guida' };
/** A line that asks for a guide. The user may select a saved person as the guide. */
const guided = defineLine({
  id: 'gita',
  title: 'Gita',
  about: 'Una gita con una guida.',
  pictogram: 'M3 12h18',
  contractor: { types: ['fisica'] },
  fields: {
    guida: group({
      ...asked,
      table: { fields: { nome: text(asked), selectPeopleId: savedRecord(asked) } },
    }),
  },
  pages: [{ id: 'guida', title: 'La guida' }],
});

describe('wholeCheck', () => {
  it('returns undefined for a valid request', () => {
    expect(look({})).toBeUndefined();
  });

  it('returns the contractor first', () => {
    const wrong = look({
      contractor: giuliaWith({ nome: 'G', email: '' }),
      product: { ...aDayOut, giorno: null },
    });
    expect(wrong).toMatchObject({ page: 1 });
    expect(wrong?.failures.map(({ code }) => code)).toEqual([
      'CONTRACTOR_NAME',
      'CONTRACTOR_EMAIL',
    ]);
  });

  it('returns the first invalid page, with all its failures', () => {
    const wrong = look({ product: { ...aDayOut, giorno: null, mezzo: null, pasti: [] } });
    expect(wrong).toMatchObject({ page: 2 });
    expect(wrong?.failures.map(({ code }) => code)).toEqual(['GIORNO', 'MEZZO']);
  });

  it('returns a page that was valid until the day before', () => {
    expect(look({ product: { ...aDayOut, giorno: '2026-11-22' } })).toBeUndefined();
    const wrong = look({ product: { ...aDayOut, giorno: '2026-11-22' } }, '2026-11-22');
    expect(wrong).toMatchObject({ page: 2, failures: [{ code: 'GIORNO' }] });
  });

  it('returns the first of two pages whose answers do not fit together', () => {
    const around = { today, lists: clubLists };
    const member = { ...state, product: { ...sailor, sano: false } };
    expect(wholeCheck(rules, club, { ...member, product: sailor }, around)).toBeUndefined();
    const wrong = wholeCheck(rules, club, member, around);
    expect(wrong).toMatchObject({ page: 2, failures: [{ field: 'corso', code: 'CUORE' }] });
    expect(wrong?.failures).toHaveLength(1);
  });

  it('returns page 1 for a logged-in visitor without a selected record, even if it was filled in by hand', () => {
    const around = { today, lists, user };
    expect(wholeCheck(rules, outing, state, around)).toMatchObject({
      page: 1,
      failures: [{ code: 'CONTRACTOR_SELECTION' }],
    });
    const chosen = { ...giuliaAsks, selectPeopleId: savedGiulia.id };
    expect(wholeCheck(rules, outing, { ...state, contractor: chosen }, around)).toBeUndefined();
  });

  it('accepts only saved records of the account', () => {
    const contractor = { ...giuliaAsks, selectPeopleId: savedGiulia.id };
    const guidedBy = (selectPeopleId: string) => {
      const product = { guida: { nome: 'Anna', selectPeopleId } };
      return wholeCheck(rules, guided, { page: 2, contractor, product }, { today, lists, user });
    };
    expect(guidedBy(savedGiulia.id)).toBeUndefined();
    expect(guidedBy('p-99')).toMatchObject({ page: 2 });
  });

  it('ignores fields that the line does not ask for', () => {
    const hiding = {
      ...outing,
      contractor: { ...outing.contractor, hides: ['professione'] },
    } as const;
    const contractor = giuliaWith({ professione: null });
    expect(wholeCheck(rules, hiding, { ...state, contractor }, { today, lists })).toBeUndefined();
    expect(look({ contractor })).toMatchObject({ page: 1 });
  });
});

describe('wrongPages, for the answered questions only', () => {
  const fieldsOf = (now: LineState, answeredOnly: boolean) =>
    wrongPages(rules, outing, now, { today, lists, answeredOnly }).flatMap(({ failures }) =>
      failures.map(({ field }) => field),
    );

  it('finds an invalid answer, and no missing one', () => {
    const now = {
      ...state,
      contractor: giuliaWith({ email: 'giulia@' }),
      product: { ...aDayOut, giorno: null },
    };
    expect(fieldsOf(now, false)).toEqual(['email', 'giorno']);
    expect(fieldsOf(now, true)).toEqual(['email']);
  });
});

describe('withRefused', () => {
  const wrong = { code: 'MEZZO', control: 'mezzo', field: 'mezzo', error: 'Indicare il mezzo' };
  const refused = { page: 2, failures: [{ ...wrong, invalid: 'Valore non valido' }], state };
  const found = (product: typeof aDayOut) => {
    const now = { ...state, product };
    const pages = withRefused(rulesOf(now), refused, outing, now);
    return pages.map(({ page, failures }) => [page, failures.map(({ field }) => field)]);
  };
  const rulesOf = (now: LineState) => wrongPages(rules, outing, now, { today, lists });

  it('adds the failures of a refusal to those of the rules while the refused answer stays', () => {
    expect(found(aDayOut)).toEqual([[2, ['mezzo']]]);
    expect(found({ ...aDayOut, giorno: null })).toEqual([
      [2, ['mezzo']],
      [2, ['giorno']],
    ]);
  });

  it('drops the refusal of an answer that has changed', () => {
    expect(found({ ...aDayOut, mezzo: 'auto' })).toEqual([]);
  });
});

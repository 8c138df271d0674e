import type { Failure } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { describe, expect, it, vi } from 'vitest';
import { createRemoteAnswers } from './remote-answers.ts';

type Question = rules.RemoteQuestion;
const mark: Failure = {
  field: 'targa',
  control: 'targa',
  code: 'TARGA',
  invalid: 'Targa non valida',
  error: 'Indicare la targa',
};
const plate = (content: string): Question => ({
  what: 'targa_auto',
  content,
  marks: [mark],
});
type Service = Parameters<typeof createRemoteAnswers>[0];
const service = (...answers: Awaited<ReturnType<Service['validate']>>[]) => {
  const validate = vi.fn<Service['validate']>();
  for (const answer of answers) validate.mockResolvedValueOnce(answer);
  const searchAddress = vi.fn<Service['searchAddress']>();
  const { ask, ...remote } = createRemoteAnswers({ validate, searchAddress });
  const asked = (questions: readonly Question[]) => ask(rules, questions);
  return { validate, searchAddress, remote: { ...remote, ask: asked } };
};
const fine = { ok: true, data: null } as const;
const refused = { ok: false, kind: 'refused', status: 422, message: 'Targa rubata' } as const;

describe('the quote service', () => {
  it('receives one request per plate, even while one is pending', async () => {
    const { validate, remote } = service(fine);
    await Promise.all([remote.ask([plate('AB123CD')]), remote.ask([plate('AB123CD')])]);
    await remote.ask([plate('AB123CD')]);
    expect(validate.mock.calls).toEqual([['targa_auto', 'AB123CD']]);
    expect(remote.open([plate('AB123CD'), plate('EF456GH')])).toEqual([plate('EF456GH')]);
  });

  it('refuses a plate with its own message, and no other plate', async () => {
    const { remote } = service(refused, fine);
    const questions = [plate('AB123CD'), plate('EF456GH')];
    await remote.ask(questions);
    expect(remote.refused(rules, questions)).toEqual([
      { ...mark, invalid: 'Targa rubata', error: 'Targa rubata' },
    ]);
  });

  it.each([
    ['there is no network', { ok: false, kind: 'network', code: 'NETWORK' }],
    ['it is overrun', { ok: false, kind: 'refused', status: 429 }],
    ['it is broken', { ok: false, kind: 'refused', status: 500 }],
    ['it does not know the check', { ok: false, kind: 'refused', status: 404 }],
    ['it says a yes nobody can read', { ok: false, kind: 'refused', status: 200 }],
    ['the session is over', { ok: false, kind: 'expired', status: 401 }],
  ] as const)('refuses no plate when %s, and is asked again', async (_, failed) => {
    const { validate, remote } = service(failed, refused);
    await remote.ask([plate('AB123CD')]);
    expect(remote.refused(rules, [plate('AB123CD')])).toEqual([]);
    expect(remote.open([plate('AB123CD')])).toHaveLength(1);
    await remote.ask([plate('AB123CD')]);
    expect(remote.refused(rules, [plate('AB123CD')])).toHaveLength(1);
    expect(validate).toHaveBeenCalledTimes(2);
  });
});

describe('the address search', () => {
  const house: Question = {
    what: 'address',
    content: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA',
    marks: [mark],
  };
  const places = (...descriptions: readonly string[]) => ({
    ok: true as const,
    data: {
      session: 's',
      placeList: descriptions.map((description) => ({ placeId: description, description })),
    },
  });
  const known = places('Via Garibaldi, 12, 20121 Milano MI, Italia');
  const lost = { ok: false, kind: 'network', code: 'NETWORK' } as const;

  it('accepts an address that equals one of its descriptions, ignoring brackets and case', async () => {
    const { searchAddress, remote } = service();
    searchAddress.mockResolvedValue(known);
    await remote.ask([house]);
    expect(searchAddress.mock.calls).toEqual([['VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA']]);
    expect(remote.refused(rules, [house])).toEqual([]);
    expect(remote.open([house])).toEqual([]);
  });

  it("refuses an unknown address with the field's text", async () => {
    const { searchAddress, remote } = service();
    searchAddress.mockResolvedValue(places('VIA GARIBALDI, 1, 20121 MILANO MI, ITALIA'));
    await remote.ask([house]);
    expect(remote.refused(rules, [house])).toEqual([mark]);
  });

  it('refuses the address when the request fails, until it is searched again', async () => {
    const { searchAddress, remote } = service();
    searchAddress.mockResolvedValueOnce(lost).mockResolvedValueOnce(known);
    await remote.ask([house]);
    expect(remote.refused(rules, [house])).toEqual([mark]);
    remote.forgetFailed();
    expect(remote.refused(rules, [house])).toEqual([]);
    await remote.ask(remote.open([house]));
    expect(remote.refused(rules, [house])).toEqual([]);
    expect(searchAddress).toHaveBeenCalledTimes(2);
  });

  it('sends no second request for an unknown address', async () => {
    const { searchAddress, remote } = service();
    searchAddress.mockResolvedValue(places());
    await remote.ask([house]);
    remote.forgetFailed();
    expect(remote.open([house])).toEqual([]);
    expect(remote.refused(rules, [house])).toEqual([mark]);
  });
});

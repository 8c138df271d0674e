import type { Failure } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { describe, expect, it, vi } from 'vitest';
import { createRemoteAnswers } from './remote-answers.ts';

const mark: Failure = {
  field: 'targa',
  control: 'targa',
  code: 'TARGA',
  invalid: 'Targa non valida',
  error: 'Indicare la targa',
};
const plate = (content: string): rules.RemoteQuestion => ({
  what: 'targa_auto',
  content,
  marks: [mark],
});
type Validate = Parameters<typeof createRemoteAnswers>[0]['validate'];
const service = (...answers: Awaited<ReturnType<Validate>>[]) => {
  const validate = vi.fn<Validate>();
  for (const answer of answers) validate.mockResolvedValueOnce(answer);
  return { validate, remote: createRemoteAnswers({ validate }) };
};
const fine = { ok: true, data: null } as const;
const refused = { ok: false, kind: 'refused', status: 422, message: 'Targa rubata' } as const;

describe('the quote service', () => {
  it('is asked once about the same plate, also while it thinks', async () => {
    const { validate, remote } = service(fine);
    await Promise.all([remote.ask([plate('AB123CD')]), remote.ask([plate('AB123CD')])]);
    await remote.ask([plate('AB123CD')]);
    expect(validate.mock.calls).toEqual([['targa_auto', 'AB123CD']]);
    expect(remote.open([plate('AB123CD'), plate('EF456GH')])).toEqual([plate('EF456GH')]);
  });

  it('refuses in its own words, and only what it refused', async () => {
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
  ] as const)('says nothing of a plate when %s, and is asked again', async (_, failed) => {
    const { validate, remote } = service(failed, refused);
    await remote.ask([plate('AB123CD')]);
    expect(remote.refused(rules, [plate('AB123CD')])).toEqual([]);
    expect(remote.open([plate('AB123CD')])).toHaveLength(1);
    await remote.ask([plate('AB123CD')]);
    expect(remote.refused(rules, [plate('AB123CD')])).toHaveLength(1);
    expect(validate).toHaveBeenCalledTimes(2);
  });
});

import { describe, expect, it } from 'vitest';
import { recallAnswer } from './user-service.ts';

const answered = (body: object, status = 200) => recallAnswer({ status, body, token: null });

describe('recallAnswer', () => {
  it('recallAnswer succeeds when the server reports success', () => {
    expect(answered({ success: true })).toEqual({ ok: true, data: null });
  });

  it('recallAnswer succeeds when the first error says that the channel was chosen before', () => {
    const errors = ['Recall_Channel not UPDATED', 'unknown quote'];
    expect(answered({ success: false, errors })).toEqual({ ok: true, data: 'kept' });
    expect(answered({ success: false, errors }, 409)).toEqual({ ok: true, data: 'kept' });
  });

  it.each([
    ['another error comes first', ['unknown quote', 'Recall_Channel not UPDATED']],
    ['the words are others', ['not updated']],
    ['no error is named', []],
    ['errors are no list', 'not UPDATED'],
  ])('recallAnswer is a refusal when %s', (_, errors) => {
    expect(answered({ success: false, errors })).toMatchObject({ ok: false, kind: 'refused' });
  });
});

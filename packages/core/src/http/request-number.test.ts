import { expect, it } from 'vitest';
import { submitAnswer } from './quote-service.ts';
import { requestNumber } from './request-number.ts';

it.each([
  ['4f3c2a1b-0000-4000-8000-000000000000', '4F3C-2A1B'],
  ['4F3C2A1B-0000-4000-8000-00000000000A', '4F3C-2A1B'],
  ['QR-2026-004512', 'QR-2026-004512'],
  ['4f3c2a1b', '4f3c2a1b'],
])('the quote request %s has the number %s', (id, number) => {
  expect(requestNumber(id)).toBe(number);
});

it('a quote request without a code from the back end uses its number as code', () => {
  const data = {
    Quote_Request_Id: '4f3c2a1b-0000-4000-8000-000000000000',
    Quote_Request_Key: 'k-1',
  };
  const body = { status: 200, msg: 'ok', obj: { success: true, data } };
  expect(submitAnswer({ status: 200, body, token: null })).toMatchObject({
    data: { code: '4F3C-2A1B' },
  });
});

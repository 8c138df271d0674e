import { expectThat, quoteNo, told, userNo } from '../fits.ts';
import type { Check, LineCheck } from '../kit.ts';
import { contractor } from '../visitor.ts';

export const envelopeChecks: readonly Check[] = [
  {
    id: 'envelope/unknown-user-call',
    says: 'a call nobody knows is a 404 in the shape of the user service',
    run: async ({ ask }) =>
      userNo(await ask('/api/users/oroscopo', { body: {} }), { status: 404, code: 'NOT_FOUND' }),
  },
  {
    id: 'envelope/unknown-line',
    says: 'a line nobody knows is a 404 in the shape of the quote service',
    run: async ({ ask }) => {
      const answer = await ask('/api/linea-che-non-esiste/contractor', { body: { contractor } });
      quoteNo(answer, { status: 404, code: 'NOT_FOUND' });
    },
  },
];

export const envelopeLineChecks: readonly LineCheck[] = [
  {
    id: 'envelope/unknown-call',
    says: 'a call nobody knows is a 404 in the shape of the quote service',
    run: async ({ ask }, { id }) => {
      const answer = await ask(`/api/${id}/oroscopo`, { body: {} });
      quoteNo(answer, { status: 404, code: 'NOT_FOUND' });
    },
  },
  {
    id: 'envelope/not-cached',
    says: 'an answer to what somebody sent stays in no cache, and is taken for nothing but JSON',
    run: async ({ ask }, { id }) => {
      const answer = await ask(`/api/${id}/contractor`, { body: { contractor } });
      const cache = answer.headers.get('cache-control') ?? 'none';
      expectThat(/no-store/.test(cache), 'cache-control no-store', cache, answer);
      const options = answer.headers.get('x-content-type-options') ?? 'none';
      expectThat(options === 'nosniff', 'x-content-type-options nosniff', options, answer);
      expectThat(answer.status < 500, 'no error of the back end', told(answer), answer);
    },
  },
];

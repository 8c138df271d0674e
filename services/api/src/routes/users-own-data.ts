import { refusal } from '../contract/refusal.ts';
import { object, part, text } from '../contract/schema.ts';
import { counted } from '../http/counted.ts';
import { post, type Route } from '../http/route.ts';
import { loginTries } from '../users/login-tries.ts';
import { inJson, ownData } from '../users/own-data.ts';
import { requireAccount } from '../users/sessions.ts';

const exportRoute: Route = {
  method: 'GET',
  path: '/api/users/export',
  summary:
    'All that is kept of who is logged in, to be saved as a file: the profile, saved people and companies, sessions, and the requests sent from this account.',
  rateLimit: 'send',
  bearer: true,
  response: part('OwnData'),
  async handle(context, services) {
    const account = await requireAccount(context);
    return { pieces: asSuccess(inJson(await ownData(account, services))) };
  },
};

async function* asSuccess(data: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"success":true,"data":';
  yield* data;
  yield '}';
}

export const ownDataRoutes = [
  exportRoute,
  post({
    path: '/api/users/erase',
    summary:
      'Removes the account of who is logged in and all that hangs on it: saved people and companies, sessions, and the requests sent from it. It wants the password once more, and is not taken back.',
    rateLimit: 'send',
    bearer: true,
    body: object({ password: text() }),
    response: part('Success'),
    limits: ['login', 'login-from', 'login-to'],
    refusals: ['WRONG_PASSWORD'],
    async handle({ password }, context, { store, passwords, rateLimiter }) {
      const account = await requireAccount(context);
      // Whoever holds a stolen session may guess as often as at the login, and no more.
      const tries = loginTries(account.email, context.client);
      return counted(rateLimiter, tries, async ({ wait, refund }) => {
        const isRight = await passwords.verify(password, account.passwordHash);
        if (!isRight || wait > 0) throw refusal('WRONG_PASSWORD');
        await refund();
        await store.accounts.eraseWithRequests(account.id);
        return { json: { success: true } };
      });
    },
  }),
];

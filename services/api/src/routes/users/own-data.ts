import { refusal } from '../../contract/refusal.ts';
import { object, part, text } from '../../contract/schema.ts';
import { counted } from '../../http/counted.ts';
import { post, type Route } from '../../http/route.ts';
import { noteAccount, slowedDown } from '../../users/account-notes.ts';
import { inJson, ownData } from '../../users/own-data.ts';
import { requireSession } from '../../users/sessions.ts';

const exportRoute: Route = {
  method: 'GET',
  path: '/api/users/export',
  summary:
    'All that is kept of who is logged in, to be saved as a file: the profile, saved people and companies, sessions, and the requests sent from this account.',
  rateLimit: 'send',
  bearer: true,
  response: part('OwnData'),
  async handle(context, services) {
    const { account } = await requireSession(context);
    await noteAccount('data-exported', account.email, context, services);
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
    limits: ['own-password'],
    refusals: ['WRONG_PASSWORD'],
    async handle({ password }, context, services) {
      const { store, passwords, rateLimiter } = services;
      const { account, sessionId } = await requireSession(context);
      const { email } = account;
      // Limits how often someone with a stolen session can guess the password. Failed logins have a
      // separate count.
      const tries = [['own-password', `${account.id} ${sessionId}`]] as const;
      return counted(rateLimiter, tries, async ({ wait, refund }) => {
        if (wait > 0) throw await slowedDown(wait, email, context, services, refund);
        if (!(await passwords.verify(password, account.passwordHash))) {
          await noteAccount('login-failed', email, context, services);
          throw refusal('WRONG_PASSWORD');
        }
        await refund();
        await store.accounts.eraseWithRequests(account.id);
        await noteAccount('account-erased', email, context, services);
        return { json: { success: true } };
      });
    },
  }),
];

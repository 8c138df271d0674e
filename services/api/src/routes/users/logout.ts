import { object, part } from '../../contract/schema.ts';
import { post } from '../../http/route.ts';
import { requireSession } from '../../users/sessions.ts';

/** Logout routes. Their responses contain no token. */
export const logoutRoutes = [
  post({
    path: '/api/users/logout',
    summary: 'Ends the session, at once: its tokens are answered 401 from now on.',
    rateLimit: 'check',
    bearer: true,
    endsSession: true,
    body: object({}),
    response: part('Success'),
    async handle(_body, context, { store }) {
      const { sessionId } = await requireSession(context);
      await store.accounts.endSession(sessionId);
      return { json: { success: true } };
    },
  }),
  post({
    path: '/api/users/logout-all',
    summary: 'Ends every session of the account, on every device, at once.',
    rateLimit: 'check',
    bearer: true,
    endsSession: true,
    body: object({}),
    response: part('Success'),
    async handle(_body, context, { store }) {
      const { account } = await requireSession(context);
      await store.accounts.endSessions(account.id);
      return { json: { success: true } };
    },
  }),
];

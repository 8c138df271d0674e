import { submission } from '../bodies.ts';
import { quoteNo, quoteYes } from '../fits.ts';
import type { LineCheck } from '../kit.ts';
import { bearer, expired, freshToken, myData } from '../people.ts';
import { NotTried } from '../verdict.ts';
import { privacy } from '../visitor.ts';

export const loggedInChecks: readonly LineCheck[] = [
  {
    id: 'submit/logged-in',
    says: 'who is logged in sends a request with the IVASS notice only, and gets a fresh token, with a refusal too',
    run: async (kit, line) => {
      const { token } = await kit.account();
      const { right, wrongAt } = await kit.forms(line);
      const values = right.find((one) => !wrongAt(one, { isLoggedIn: true }));
      if (!values)
        throw new NotTried('every form of this line asks who is logged in for saved people');
      const send = (body: object) =>
        kit.ask(`/api/${line.id}/submit`, {
          body,
          headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
        });
      const body = submission(line, values, kit.today);
      const answer = await send({
        ...body,
        privacy: privacy(kit.today, 'logged', { ivass: true }),
      });
      quoteYes(answer);
      freshToken(answer);
      const without = await send({ ...body, privacy: privacy(kit.today, 'logged', {}) });
      quoteNo(without, { status: 422, code: 'PRIVACY' });
      freshToken(without);
    },
  },
  {
    id: 'submit/expired-session',
    says: 'a request under a session that is over is a 401 TOKEN_EXPIRED, and is not kept as nobody’s',
    run: async (kit, line) => {
      const [values] = (await kit.forms(line)).right;
      if (!values) throw new NotTried('no form could be answered with the lists of this back end');
      // First check that the back end has logins. Without logins, no session can expire.
      expired(await myData(kit, 'a.b.c'));
      const answer = await kit.ask(`/api/${line.id}/submit`, {
        body: submission(line, values, kit.today),
        headers: { ...bearer('a.b.c'), 'idempotency-key': crypto.randomUUID() },
      });
      quoteNo(answer, { status: 401, code: 'TOKEN_EXPIRED' });
    },
  },
];

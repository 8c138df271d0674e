import { type Client, type Failed, fill, type Messages, type Result } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { anonymous, type SessionStore } from './session.ts';

/**
 * Asks whose the token is. Without a network it stays, and is asked about again, later each time;
 * nobody's form is taken from under their hands meanwhile.
 */
export async function askAgain(client: Client, session: SessionStore, pause = 2000): Promise<void> {
  const before = session.get();
  if (before.is === 'loggedIn' || client.token.get() === null) return;
  const answer = await client.myData();
  if (session.get() !== before) return;
  if (answer.ok) session.set({ is: 'loggedIn', user: answer.data });
  else if (answer.kind !== 'network') {
    client.token.remove();
    session.set(anonymous);
  } else {
    if (before.is === 'loading') session.set(anonymous);
    setTimeout(() => void askAgain(client, session, pause * 2), pause);
  }
}

/**
 * Finds out whose the token is that another tab has left. Whoever the page does not show is shown
 * first: what was to be sent in their name is not.
 */
export async function whoseToken(
  client: Client,
  session: SessionStore,
  messages: Partial<Messages>,
): Promise<Result<null>> {
  const before = session.get();
  const answer = client.token.get() === null ? over : await client.myData();
  if (!answer.ok) {
    if (answer.kind === 'network') return answer;
    client.token.remove();
    // Nothing has ended of a visitor, who goes on as one.
    if (before.is !== 'loggedIn') return fine;
    session.set({ is: 'expired' });
    return over;
  }
  const user = answer.data;
  if (before.is === 'loggedIn' && before.user.id === user.id) return fine;
  const name = `${user.name} ${user.surname}`;
  const message = fill(messageOf('OTHER_ACCOUNT', messages), { name });
  session.set({ is: 'loggedIn', user, instead: message });
  return { ok: false, kind: 'refused', message };
}

const fine: Result<null> = { ok: true, data: null };
const over: Failed = { ok: false, kind: 'expired', code: 'TOKEN_EXPIRED' };

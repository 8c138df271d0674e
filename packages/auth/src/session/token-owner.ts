import { type Client, type Failed, fill, type Messages, type Result } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { anonymous, sessionAtom } from './session.ts';

/** The methods of a jotai store that this file uses. jotai's own types require TypeScript 5.5 and an ES module. */
interface Store {
  get<Value>(atom: Atom<Value>): Value;
  set<Value>(atom: Atom<Value>, value: Value): void;
}

interface Atom<Value> {
  read(...args: never[]): Value;
}

/**
 * Requests the token's owner and updates the session. After a network failure, keeps the token and retries with
 * backoff. Until a retry succeeds, the session is anonymous.
 */
export async function askAgain(client: Client, store: Store, pause = 2000): Promise<void> {
  const before = store.get(sessionAtom);
  if (before.kind === 'loggedIn' || client.token.get() === null) return;
  const answer = await client.myData();
  if (store.get(sessionAtom) !== before) return;
  if (answer.ok) store.set(sessionAtom, { kind: 'loggedIn', user: answer.data });
  else if (answer.kind !== 'network') {
    void client.logout();
    store.set(sessionAtom, anonymous);
  } else {
    if (before.kind === 'loading') store.set(sessionAtom, anonymous);
    setTimeout(() => void askAgain(client, store, pause * 2), pause);
  }
}

/**
 * Requests the owner of a token that another tab has stored, before a call uses the token. If the owner is another
 * user, logs this user in on the page and refuses the call.
 */
export async function tokenOwner(
  client: Client,
  store: Store,
  messages: Partial<Messages>,
): Promise<Result<null>> {
  const before = store.get(sessionAtom);
  const answer = client.token.get() === null ? over : await client.myData();
  if (!answer.ok) {
    if (answer.kind === 'network') return answer;
    void client.logout();
    // The visitor was not logged in, so the call continues without a token.
    if (before.kind !== 'loggedIn') return fine;
    if (store.get(sessionAtom) === before) store.set(sessionAtom, { kind: 'expired' });
    return over;
  }
  // The token is gone: the user has logged out during the request. Do not log in again.
  if (client.token.get() === null) return over;
  const user = answer.data;
  if (before.kind === 'loggedIn' && before.user.id === user.id) return fine;
  const name = `${user.name} ${user.surname}`;
  const message = fill(messageOf('OTHER_ACCOUNT', messages), { name });
  store.set(sessionAtom, { kind: 'loggedIn', user, instead: message });
  return { ok: false, kind: 'refused', message };
}

const fine: Result<null> = { ok: true, data: null };
const over: Failed = { ok: false, kind: 'expired', code: 'TOKEN_EXPIRED' };

import { beforeEach, describe, expect, it } from 'vitest';
import type { Account, Session } from '../accounts.ts';
import type { Store } from '../store.ts';
import { activatedIn, anHourAgo, at, tomorrow } from './people.ts';

/**
 * Tests the sessions of a store.
 * @param both returns two stores on the same data, like two processes. For a memory store, both are
 * one store
 */
export function describeSessions(both: () => readonly [Store, Store]): void {
  describe('sessions', () => {
    let one: Store;
    let other: Store;
    beforeEach(() => {
      [one, other] = both();
    });
    async function opened(
      { id: accountId, passwordHash }: Account,
      changes: Partial<Session> = {},
      most = 10,
    ) {
      const id = crypto.randomUUID();
      const session = { id, accountId, createdAt: at, seenAt: at, ...changes };
      expect(await one.accounts.openSession(session, most, passwordHash)).toBe(true);
      return session;
    }
    const left = async (sessions: readonly Session[]) => {
      const found = await Promise.all(sessions.map(({ id }) => other.accounts.session(id)));
      return sessions.filter((_, index) => found[index]);
    };

    it('the store returns a session with its account and last use', async () => {
      const { account } = await activatedIn(one);
      const session = await opened(account);
      expect(await other.accounts.session(session.id)).toEqual({ session, account });
      await one.accounts.seen(session.id, tomorrow);
      const seen = { ...session, seenAt: tomorrow };
      expect(await other.accounts.session(session.id)).toEqual({ session: seen, account });
      expect(await other.accounts.session('nessuna')).toBeUndefined();
    });

    it('the store opens no session when the password changed in the meantime', async () => {
      const { account } = await activatedIn(one);
      const link = { hash: `l-${account.id}`, purpose: 'password', accountId: account.id } as const;
      await one.accounts.offer({ ...link, expiresAt: tomorrow });
      expect(await other.accounts.changePassword(link.hash, 'nuova', at)).toBe(account.email);
      const session = { id: crypto.randomUUID(), accountId: account.id, createdAt: at, seenAt: at };
      expect(await one.accounts.openSession(session, 10, account.passwordHash)).toBe(false);
      expect(await left([session])).toEqual([]);
      expect(await one.accounts.openSession(session, 10, 'nuova')).toBe(true);
      expect(await left([session])).toEqual([session]);
    });

    it('the store ends one session, or all sessions of only that account', async () => {
      const [{ account }, { account: stranger }] = [await activatedIn(one), await activatedIn(one)];
      const [first, second, third] = [
        await opened(account),
        await opened(account),
        await opened(account),
      ];
      const theirs = await opened(stranger);
      const all = [first, second, third, theirs];
      await other.accounts.endSession(first.id);
      expect(await left(all)).toEqual([second, third, theirs]);
      await other.accounts.endSessions(account.id);
      expect(await left(all)).toEqual([theirs]);
    });

    it('the store removes the oldest session beyond the limit, of only that account', async () => {
      const [{ account }, { account: stranger }] = [await activatedIn(one), await activatedIn(one)];
      const theirs = await opened(stranger, { createdAt: anHourAgo });
      const old = await opened(account, { createdAt: anHourAgo });
      const [second, third] = [await opened(account), await opened(account, {}, 2)];
      expect(await left([theirs, old, second, third])).toEqual([theirs, second, third]);
    });

    it('the store deletes only sessions that are too old or unused', async () => {
      const { account } = await activatedIn(one);
      const old = await opened(account, { createdAt: '2020-01-01T00:00:00.000Z' });
      const idle = await opened(account, { seenAt: anHourAgo });
      const used = await opened(account, { createdAt: anHourAgo });
      await other.accounts.deleteExpired({ now: at, opened: anHourAgo, seen: at });
      expect(await left([old, idle, used])).toEqual([used]);
    });
  });
}

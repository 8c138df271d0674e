import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedRecord } from '../accounts.ts';
import type { Store } from '../store.ts';
import { activatedIn, at, person, tomorrow } from './people.ts';

/**
 * Tests the accounts of a store.
 * @param both returns two stores on the same data, like two processes. For a memory store, both are
 * one store
 */
export function describeAccounts(both: () => readonly [Store, Store]): void {
  describe('accounts', () => {
    let one: Store;
    let other: Store;
    beforeEach(() => {
      [one, other] = both();
    });

    it('the store returns an account unchanged, with its own person', async () => {
      const { account, ownPerson } = await activatedIn(one);
      expect(await other.accounts.byEmail(account.email)).toEqual(account);
      expect(await other.accounts.records(account.id, 'person')).toEqual([ownPerson]);
      expect(await other.accounts.records(account.id, 'company')).toEqual([]);
    });

    it('the sales system sets the id of an account, and of no other', async () => {
      const [{ account }, stranger] = [await activatedIn(one), await activatedIn(one)];
      expect(await one.accounts.setSfAccountId(account.id, '0015g00000XYZabAAH')).toBe(true);
      expect(await other.accounts.byId(account.id)).toEqual({
        ...account,
        sfAccountId: '0015g00000XYZabAAH',
      });
      expect(await other.accounts.byId(stranger.account.id)).toEqual(stranger.account);
      expect(await one.accounts.setSfAccountId('nobody', '0015')).toBe(false);
      expect(await one.accounts.byId('nobody')).toBeUndefined();
    });

    it('a password token sets a password once and ends all sessions of only that account', async () => {
      const [{ account }, stranger] = [await activatedIn(one), await activatedIn(one)];
      const sessions = [account, account, stranger.account].map(({ id }, index) => ({
        id: `s${index}-${id}`,
        accountId: id,
        createdAt: at,
        seenAt: at,
      }));
      for (const session of sessions)
        await one.accounts.openSession(session, 10, account.passwordHash);
      const link = (hash: string, expiresAt = tomorrow) =>
        ({
          hash: hash + account.id,
          purpose: 'password',
          accountId: account.id,
          expiresAt,
        }) as const;
      for (const offered of [link('a'), link('b'), link('late', at)])
        await one.accounts.offer(offered);
      const change = (hash: string) => other.accounts.changePassword(hash, 'nuova', at);

      for (const wrong of [link('late').hash, `t-${account.id}`, 'nessuno'])
        expect(await change(wrong)).toBeUndefined();
      expect((await one.accounts.byEmail(account.email))?.passwordHash).toBe(account.passwordHash);
      expect(await change(link('a').hash)).toBe(account.email);
      expect(await change(link('a').hash)).toBeUndefined();
      // The password change has invalidated the second link.
      expect(await change(link('b').hash)).toBeUndefined();
      const changed = await one.accounts.byEmail(account.email);
      expect(changed).toEqual({ ...account, passwordHash: 'nuova' });
      const left = await Promise.all(sessions.map(({ id }) => one.accounts.session(id)));
      expect(left.map((found) => found?.account.id)).toEqual([
        undefined,
        undefined,
        stranger.account.id,
      ]);
    });

    it('the store ignores a password token without an account', async () => {
      const hash = crypto.randomUUID();
      const nobodys = { hash, purpose: 'password', accountId: null, expiresAt: tomorrow } as const;
      await one.accounts.offer(nobodys);
      expect(await other.accounts.changePassword(hash, 'nuova', at)).toBeUndefined();
    });

    it('the store returns saved records in order of creation, with their changes', async () => {
      const { account, ownPerson } = await activatedIn(one);
      const anna = { ...person(account, `${account.id}-0`), updatedAt: tomorrow };
      expect(await one.accounts.addRecord(anna)).toBe(true);
      const content = { ...ownPerson.content, address: 'VIA ROMA' };
      const changed = { ...ownPerson, content, updatedAt: tomorrow };
      expect(await other.accounts.changeRecord(changed)).toBe(true);
      expect(await one.accounts.records(account.id, 'person')).toEqual([changed, anna]);
    });

    it('the store rejects changes of another account’s record, or of another kind', async () => {
      const [{ account, ownPerson }, { account: stranger }] = [
        await activatedIn(one),
        await activatedIn(one),
      ];
      const stolen = { ...ownPerson, accountId: stranger.id };
      expect(await other.accounts.changeRecord(stolen)).toBe(false);
      expect(await other.accounts.changeRecord({ ...ownPerson, id: 'nessuna' })).toBe(false);
      const company = { ...ownPerson, kind: 'company' } as const;
      const { content: _, ...rest } = company;
      const asCompany: SavedRecord = JSON.parse(JSON.stringify({ ...rest, content: {} }));
      expect(await other.accounts.changeRecord(asCompany)).toBe(false);
      expect(await one.accounts.records(account.id, 'person')).toEqual([ownPerson]);
      expect(await one.accounts.records(stranger.id, 'person')).toHaveLength(1);
    });

    it('the store keeps old accounts and deletes old tokens', async () => {
      const { account } = await activatedIn(one, { createdAt: '2020-01-01T00:00:00.000Z' });
      const hash = `old-${account.id}`;
      const token = { hash, purpose: 'password', accountId: account.id, expiresAt: at } as const;
      await one.accounts.offer(token);
      await other.accounts.deleteExpired({ now: tomorrow, opened: tomorrow, seen: tomorrow });
      expect(await one.accounts.byEmail(account.email)).toEqual(account);
      expect(await other.accounts.changePassword(hash, 'nuova', '2026-11-20')).toBeUndefined();
    });
  });
}

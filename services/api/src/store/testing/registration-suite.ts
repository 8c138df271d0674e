import { beforeEach, describe, expect, it } from 'vitest';
import type { PendingRegistration } from '../accounts.ts';
import type { Store } from '../store.ts';
import { accountOf, at, linkOf, newcomer, registeredIn, tokenOf, tomorrow } from './people.ts';

/**
 * Tests the registrations of a store.
 * @param both returns two stores on the same data, like two processes. For a memory store, both are
 * one store
 */
export function describeRegistrations(both: () => readonly [Store, Store]): void {
  describe('registrations', () => {
    let one: Store;
    let other: Store;
    beforeEach(() => {
      [one, other] = both();
    });
    const waiting = async (email: string) =>
      (await other.accounts.pending(email, at)).map(({ id }) => id).sort();
    const activate = (registration: PendingRegistration, store = other) =>
      store.accounts.activate(tokenOf(registration).hash, accountOf(registration));
    const linksTo = async (id: string) => {
      const claim = { kind: 'accountLink', lease: crypto.randomUUID(), limit: 1000 } as const;
      const claimed = await other.outbox.claim({ ...claim, at: tomorrow, until: tomorrow });
      return claimed.filter(({ delivery }) => JSON.stringify(delivery).includes(id));
    };

    it('the store returns a registration unchanged, and queues one mail with its activation link', async () => {
      const registration = await registeredIn(one);
      expect(await other.accounts.pending(registration.email, at)).toEqual([registration]);
      expect(await other.accounts.pendingRegistration(registration.id)).toEqual(registration);
      const { hash } = tokenOf(registration);
      expect(await other.accounts.registrationOf(hash, at)).toEqual(registration);
      expect(await other.accounts.byEmail(registration.email)).toBeUndefined();
      expect(await linksTo(registration.id)).toHaveLength(1);
    });

    it('the store keeps no registration when its mail cannot be stored', async () => {
      const registration = newcomer();
      const unwritable = {
        ...linkOf(registration),
        toJSON: () => {
          throw new Error('the disk is full');
        },
      };
      await expect(one.accounts.register(registration, [unwritable], 20)).rejects.toThrow();
      expect(await waiting(registration.email)).toEqual([]);
    });

    it('the store keeps concurrent registrations of one email from several processes', async () => {
      const { email } = newcomer();
      const all = Array.from({ length: 12 }, () => newcomer({ email }));
      const kept = await Promise.all(
        all.map((made, index) => (index % 2 ? one : other).accounts.register(made, [], 20)),
      );
      expect(kept).toEqual(all.map(() => 'kept'));
      expect(await waiting(email)).toEqual(all.map(({ id }) => id).sort());
    });

    it('the store activates one registration and deletes the others of its email with their links', async () => {
      const before = await registeredIn(one);
      const mine = await registeredIn(one, { email: before.email, passwordHash: 'mia' });
      const after = await registeredIn(one, { email: before.email });
      const stranger = await registeredIn(one);
      expect(await activate(mine)).toBe('activated');
      expect(await one.accounts.byEmail(mine.email)).toEqual(accountOf(mine).account);
      expect(await one.accounts.records(mine.id, 'person')).toEqual([accountOf(mine).ownPerson]);
      for (const fallen of [before, after]) {
        expect(await activate(fallen)).toBe('expired');
        expect(await one.accounts.registrationOf(tokenOf(fallen).hash, at)).toBe('expired');
      }
      expect((await one.accounts.byEmail(mine.email))?.passwordHash).toBe('mia');
      expect(await waiting(mine.email)).toEqual([]);
      expect(await waiting(stranger.email)).toEqual([stranger.id]);
      expect(await one.accounts.register(newcomer({ email: mine.email }), [], 20)).toBe('taken');
    });

    it('the store activates one of eight registrations of an email when all are activated at once', async () => {
      const { email } = newcomer();
      const eight = await Promise.all(
        Array.from({ length: 8 }, () => registeredIn(one, { email })),
      );
      const answers = await Promise.all(
        eight.map((each, index) => activate(each, index % 2 ? one : other)),
      );
      expect(answers.sort()).toEqual(['activated', ...Array(7).fill('expired')]);
      expect(await waiting(email)).toEqual([]);
    });

    it('the store activates a registration once, with a valid activation token', async () => {
      const registration = await registeredIn(one);
      const { id } = registration;
      const wrong = { hash: `p-${id}`, purpose: 'password', accountId: id } as const;
      await one.accounts.offer({ ...wrong, expiresAt: tomorrow });
      const late = { hash: `late-${id}`, purpose: 'activation', accountId: id } as const;
      await one.accounts.offer({ ...late, expiresAt: at });
      for (const hash of [wrong.hash, late.hash, 'nessuno']) {
        expect(await one.accounts.activate(hash, accountOf(registration))).toBe('expired');
        expect(await one.accounts.registrationOf(hash, at)).toBe('expired');
      }
      const answers = await Promise.all(
        [one, other, one, other].map((store) => activate(registration, store)),
      );
      expect(answers.sort()).toEqual(['activated', 'used', 'used', 'used']);
      expect(await one.accounts.registrationOf(tokenOf(registration).hash, at)).toBe('used');
    });

    it('the store keeps a registration when strangers register its email, and rejects those beyond the limit without a mail', async () => {
      const victim = await registeredIn(one);
      const { email } = victim;
      const stranger = await registeredIn(one);
      for (let sent = 1; sent < 20; sent += 1)
        expect(await one.accounts.register(newcomer({ email }), [], 20)).toBe('kept');
      const late = newcomer({ email, createdAt: '2026-11-21T11:00:00.000Z' });
      expect(await other.accounts.register(late, [linkOf(late)], 20)).toBe('full');
      expect(await one.accounts.pendingRegistration(late.id)).toBeUndefined();
      expect(await linksTo(late.id)).toEqual([]);
      expect(await waiting(email)).toHaveLength(20);
      expect(await activate(victim)).toBe('activated');
      expect(await waiting(stranger.email)).toEqual([stranger.id]);
    });

    it('the store removes a registration with its links, but not an account with the same id', async () => {
      const [removed, stays] = [await registeredIn(one), await registeredIn(one)];
      await other.accounts.removeRegistration(removed.id);
      expect(await waiting(removed.email)).toEqual([]);
      expect(await one.accounts.registrationOf(tokenOf(removed).hash, at)).toBe('expired');
      expect(await activate(stays)).toBe('activated');
      const link = { hash: `p-${stays.id}`, purpose: 'password', accountId: stays.id } as const;
      await one.accounts.offer({ ...link, expiresAt: tomorrow });
      for (const { id } of [removed, stays]) await other.accounts.removeRegistration(id);
      expect(await one.accounts.changePassword(link.hash, 'nuova', at)).toBe(stays.email);
    });

    it('the store accepts a registration again after the others have expired', async () => {
      const over = await registeredIn(one, { expiresAt: at });
      const { email } = over;
      // `today` is pending until its link expires tomorrow.
      const today = newcomer({ email });
      expect(await one.accounts.register(today, [], 1)).toBe('full');
      const after = newcomer({ email, createdAt: '2026-11-22T10:00:00.001Z' });
      expect(await other.accounts.register(after, [], 1)).toBe('kept');
    });

    it('the store keeps a registration until its newest link expires, then deletes both', async () => {
      const registration = await registeredIn(one, { expiresAt: at });
      // Without the later mail, the registration would expire now. The link of that mail is valid
      // until tomorrow.
      expect(await waiting(registration.email)).toEqual([registration.id]);
      const ages = { opened: at, seen: at };
      await other.accounts.deleteExpired({ ...ages, now: at });
      expect(await waiting(registration.email)).toEqual([registration.id]);
      await other.accounts.deleteExpired({ ...ages, now: tomorrow });
      expect(await waiting(registration.email)).toEqual([]);
      expect(await activate(registration)).toBe('expired');
    });
  });
}

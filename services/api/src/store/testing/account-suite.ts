import { beforeEach, describe, expect, it } from 'vitest';
import type { Account, NewAccount, SavedRecord } from '../accounts.ts';
import type { Delivery } from '../outbox.ts';
import type { Store } from '../store.ts';

const at = '2026-11-21T10:00:00.000Z';
const anHourAgo = '2026-11-21T09:00:00.000Z';
const tomorrow = '2026-11-22T10:00:00.000Z';
let counted = 0;

/** Somebody nobody has seen yet, who registers. */
function newcomer(changes: Partial<Account> = {}): NewAccount {
  counted += 1;
  const id = `00000000-0000-4000-9000-${String(counted).padStart(12, '0')}`;
  const account: Account = {
    id,
    email: `persona.${counted}@example.it`,
    phone: '3331234567',
    name: 'Niccolò',
    surname: "D'Amico",
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsZQ$aGFzaA',
    privacy: [{ key: 106, value: 1, description: 'Informativa «IVASS»', last_change: at }],
    sfAccountId: id,
    ownPersonId: `${id}-1`,
    createdAt: at,
    activatedAt: null,
    ...changes,
  };
  const mail: Delivery = {
    kind: 'mail',
    mail: { to: account.email, subject: 'Attiva', text: 'https://example.it/…' },
  };
  return {
    account,
    ownPerson: person(account, account.ownPersonId),
    token: { hash: `t-${counted}`, purpose: 'activation', accountId: id, expiresAt: tomorrow },
    deliveries: [mail],
  };
}

function person(account: Account, id: string): SavedRecord<'person'> {
  const content = {
    name: account.name,
    surname: account.surname,
    email: account.email,
    phone: account.phone,
    gender: '',
    dateOfBirth: '',
    bornInItaly: null,
    countryOfBirth: null,
    cityOfBirth: { id: 'F205', value: 'MILANO (MI)' },
    fiscalCode: '',
    address: '',
    addressNumber: '',
    postalCodeOfResidence: '',
    cityOfResidence: null,
    profession: '',
  } as const;
  return { id, accountId: account.id, kind: 'person', content, updatedAt: account.createdAt };
}

/**
 * What every store promises of accounts.
 * @param both two stores on the same data, as two processes have them; a store in memory is one
 */
export function describeAccounts(both: () => readonly [Store, Store]): void {
  describe('accounts', () => {
    let one: Store;
    let other: Store;
    beforeEach(() => {
      [one, other] = both();
    });
    const registered = async (changes: Partial<Account> = {}) => {
      const registration = newcomer(changes);
      expect(await one.accounts.register(registration, anHourAgo)).toBe(true);
      return registration;
    };
    const mailsTo = async (email: string) => {
      const claim = { kind: 'mail', lease: crypto.randomUUID(), at: tomorrow, until: tomorrow };
      const claimed = await other.outbox.claim({ ...claim, kind: 'mail', limit: 1000 });
      const mails = claimed.flatMap(({ delivery }) =>
        delivery.kind === 'mail' ? [delivery.mail] : [],
      );
      return mails.filter(({ to }) => to === email);
    };

    it('keeps an account as it was, with the person it is and the mail that activates it', async () => {
      const { account, ownPerson } = await registered();
      expect(await other.accounts.byEmail(account.email)).toEqual(account);
      expect(await other.accounts.records(account.id, 'person')).toEqual([ownPerson]);
      expect(await other.accounts.records(account.id, 'company')).toEqual([]);
      expect(await mailsTo(account.email)).toHaveLength(1);
    });

    it('keeps nothing of a registration whose mail cannot be written down', async () => {
      const registration = newcomer();
      const unwritable = {
        ...{ to: registration.account.email, subject: '', text: '' },
        toJSON: () => {
          throw new Error('the disk is full');
        },
      };
      const broken = [{ kind: 'mail', mail: unwritable }] as const;
      const half = one.accounts.register({ ...registration, deliveries: broken }, anHourAgo);
      await expect(half).rejects.toThrow();
      expect(await other.accounts.byEmail(registration.account.email)).toBeUndefined();
      expect(await other.accounts.records(registration.account.id, 'person')).toEqual([]);
    });

    it('keeps one of twenty accounts that come at once with one email, and one mail', async () => {
      const { email } = newcomer().account;
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? one : other).accounts.register(newcomer({ email }), anHourAgo),
        ),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('gives an email to the next who asks where nobody activated the account in time', async () => {
      const { account: first, token } = await registered();
      const again = newcomer({ email: first.email });
      expect(await other.accounts.register(again, at)).toBe(false);
      expect(await other.accounts.register(again, tomorrow)).toBe(true);
      expect(await one.accounts.byEmail(first.email)).toEqual(again.account);
      expect(await one.accounts.records(first.id, 'person')).toEqual([]);
      expect(await one.accounts.activate(token.hash, at)).toBe('expired');
      expect(await one.accounts.activate(again.token.hash, at)).toBe('activated');
      const late = newcomer({ email: first.email });
      expect(await other.accounts.register(late, tomorrow)).toBe(false);
    });

    it('activates an account once, with a token that is in time and for that', async () => {
      const { account, token } = await registered();
      const late = await registered();
      const accountId = account.id;
      const wrong = { hash: `p-${accountId}`, purpose: 'password', accountId } as const;
      await one.accounts.offerPassword({ ...wrong, expiresAt: tomorrow }, [], at);
      expect(await one.accounts.activate(wrong.hash, at)).toBe('expired');
      expect(await one.accounts.activate('nessuno', at)).toBe('expired');
      expect(await one.accounts.activate(late.token.hash, tomorrow)).toBe('expired');
      const answers = await Promise.all(
        [one, other, one, other].map(({ accounts }) => accounts.activate(token.hash, at)),
      );
      expect(answers.sort()).toEqual(['activated', 'used', 'used', 'used']);
      expect((await other.accounts.byEmail(account.email))?.activatedAt).toBe(at);
      expect((await other.accounts.byEmail(late.account.email))?.activatedAt).toBeNull();
    });

    it('knows a session and whose it is', async () => {
      const { account } = await registered();
      const session = { id: `s-${account.id}`, accountId: account.id, createdAt: at };
      await one.accounts.openSession(session);
      expect(await other.accounts.session(session.id)).toEqual({ session, account });
      expect(await other.accounts.session('nessuna')).toBeUndefined();
    });

    it('sets a password once, ends every session of that account and of no other', async () => {
      const [{ account, token }, stranger] = [await registered(), await registered()];
      const sessions = [account, account, stranger.account].map(({ id }, index) => ({
        id: `s${index}-${id}`,
        accountId: id,
        createdAt: at,
      }));
      for (const session of sessions) await one.accounts.openSession(session);
      const link = (hash: string, expiresAt = tomorrow) =>
        ({
          hash: hash + account.id,
          purpose: 'password',
          accountId: account.id,
          expiresAt,
        }) as const;
      for (const offered of [link('a'), link('b'), link('late', at)])
        await one.accounts.offerPassword(offered, [], at);
      const change = (hash: string) => other.accounts.changePassword(hash, 'nuova', at);

      expect(await change(link('late').hash)).toBe(false);
      expect(await change(token.hash)).toBe(false);
      expect(await change('nessuno')).toBe(false);
      expect((await one.accounts.byEmail(account.email))?.passwordHash).toBe(account.passwordHash);
      expect(await change(link('a').hash)).toBe(true);
      expect(await change(link('a').hash)).toBe(false);
      // A second link in the mailbox is of no use any more.
      expect(await change(link('b').hash)).toBe(false);
      const changed = await one.accounts.byEmail(account.email);
      expect(changed).toEqual({ ...account, passwordHash: 'nuova' });
      // What activates the account is another matter.
      expect(await one.accounts.activate(token.hash, at)).toBe('activated');
      const left = await Promise.all(sessions.map(({ id }) => one.accounts.session(id)));
      expect(left.map((found) => found?.account.id)).toEqual([
        undefined,
        undefined,
        stranger.account.id,
      ]);
    });

    it('offers a new password with its mail, or to nobody', async () => {
      const { account, deliveries } = newcomer();
      const token = { hash: `o-${account.id}`, purpose: 'password', expiresAt: tomorrow } as const;
      await one.accounts.offerPassword({ ...token, accountId: null }, deliveries, at);
      expect(await mailsTo(account.email)).toHaveLength(1);
      expect(await one.accounts.changePassword(token.hash, 'nuova', at)).toBe(false);
    });

    it('keeps what an account saves, in the order it came, and changes it', async () => {
      const { account, ownPerson } = await registered();
      const anna = { ...person(account, `${account.id}-0`), updatedAt: tomorrow };
      await one.accounts.addRecord(anna);
      const content = { ...ownPerson.content, address: 'VIA ROMA' };
      const changed = { ...ownPerson, content, updatedAt: tomorrow };
      expect(await other.accounts.changeRecord(changed)).toBe(true);
      expect(await one.accounts.records(account.id, 'person')).toEqual([changed, anna]);
    });

    it('changes nothing that is another account’s, or of another kind', async () => {
      const [{ account, ownPerson }, { account: stranger }] = [
        await registered(),
        await registered(),
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

    it('forgets old sessions, old tokens and accounts nobody activated, and nothing else', async () => {
      const old = { createdAt: '2020-01-01T00:00:00.000Z' };
      const never = await registered(old);
      const { account, token } = await registered({ ...old, activatedAt: at });
      const sessionOf = (createdAt: string) => ({
        id: `${createdAt}-${account.id}`,
        accountId: account.id,
        createdAt,
      });
      for (const createdAt of [old.createdAt, at])
        await one.accounts.openSession(sessionOf(createdAt));
      await other.accounts.deleteExpired('2020-02-01T00:00:00.000Z');
      expect(await one.accounts.byEmail(never.account.email)).toBeUndefined();
      expect(await one.accounts.records(never.account.id, 'person')).toEqual([]);
      expect(await one.accounts.byEmail(account.email)).toEqual(account);
      expect(await one.accounts.session(sessionOf(old.createdAt).id)).toBeUndefined();
      expect(await one.accounts.session(sessionOf(at).id)).toBeDefined();
      expect(await one.accounts.activate(token.hash, at)).toBe('activated');
    });
  });
}

import { savedEnrico, savedFerri, savedGiulia, secret } from '@preventivo/core/testing';
import { webSha256 } from './crypto/digest.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { Account, PendingRegistration, RecordContents } from './store/accounts.ts';
import type { Store } from './store/store.ts';

export type { Passwords } from './crypto/passwords.ts';
export type { Account, RecordContents } from './store/accounts.ts';
export type { Store } from './store/store.ts';

/** An account that exists when a story or a test starts. */
export interface SeededAccount {
  readonly email: string;
  readonly password: string;
  /** Saved people. The first person is the owner of the account. */
  readonly people: readonly [RecordContents['person'], ...RecordContents['person'][]];
  readonly companies: readonly RecordContents['company'][];
  /** Whether the account was activated by mail. @defaultValue true */
  readonly isActivated?: boolean;
}

const { id: _, ...giulia } = savedGiulia;
const { id: __, ...enrico } = savedEnrico;
const { id: ___, ...ferri } = savedFerri;

/** Giulia Ferri of Milan, her father with incomplete data, and her workshop. */
export const giuliasAccount: SeededAccount = {
  email: giulia.email,
  password: secret,
  people: [giulia, enrico],
  companies: [ferri],
};

/**
 * Adds an account to a store. The app with this store must use the same `passwords`.
 * @param passwords @defaultValue `quickPasswords`
 */
export async function seedAccount(
  store: Store,
  { email, password, people, companies, isActivated = true }: SeededAccount = giuliasAccount,
  passwords: Passwords = quickPasswords,
): Promise<Account> {
  const [own, ...others] = people;
  const id = crypto.randomUUID();
  const at = '2026-10-01T08:00:00.000Z';
  const { name, surname, phone } = own;
  const never = '9999-12-31T00:00:00.000Z';
  const registration: PendingRegistration = {
    ...{ id, email, phone, name, surname },
    passwordHash: await passwords.hash(password),
    privacy: [],
    createdAt: at,
    expiresAt: never,
  };
  const { accounts } = store;
  await accounts.register(registration, [], 1);
  const { expiresAt: _, ...registered } = registration;
  const account: Account = {
    ...registered,
    sfAccountId: id,
    ownPersonId: crypto.randomUUID(),
    activatedAt: at,
  };
  if (!isActivated) return account;
  await accounts.offer({ hash: id, purpose: 'activation', accountId: id, expiresAt: never });
  const kept = { accountId: id, updatedAt: at };
  const ownPerson = { ...kept, id: account.ownPersonId, kind: 'person', content: own } as const;
  await accounts.activate(id, { account, ownPerson });
  const newId = () => crypto.randomUUID();
  for (const content of others)
    await store.accounts.addRecord({ ...kept, id: newId(), kind: 'person', content });
  for (const content of companies)
    await store.accounts.addRecord({ ...kept, id: newId(), kind: 'company', content });
  return account;
}

/** Hashes passwords fast and insecurely, for tests and stories only. */
export const quickPasswords: Passwords = {
  hash: async (password) => `quick ${await webSha256(password)}`,
  verify: async (password, hash) => hash === `quick ${await webSha256(password)}`,
};

import { expect } from 'vitest';
import type { Account, NewAccount, PendingRegistration, SavedRecord } from '../accounts.ts';
import type { Delivery } from '../outbox.ts';
import type { Store } from '../store.ts';

export const at = '2026-11-21T10:00:00.000Z';
export const anHourAgo = '2026-11-21T09:00:00.000Z';
export const tomorrow = '2026-11-22T10:00:00.000Z';
let counted = 0;

export function newcomer(changes: Partial<PendingRegistration> = {}): PendingRegistration {
  counted += 1;
  return {
    id: `00000000-0000-4000-9000-${String(counted).padStart(12, '0')}`,
    email: `persona.${counted}@example.it`,
    phone: '3331234567',
    name: 'Niccolò',
    surname: "D'Amico",
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsZQ$aGFzaA',
    privacy: [{ key: 106, value: 1, description: 'Informativa «IVASS»', last_change: at }],
    createdAt: at,
    expiresAt: tomorrow,
    ...changes,
  };
}

export function accountOf({ expiresAt: _, ...registration }: PendingRegistration): NewAccount {
  const account: Account = {
    ...registration,
    sfAccountId: registration.id,
    ownPersonId: `${registration.id}-1`,
    activatedAt: at,
  };
  return { account, ownPerson: person(account, account.ownPersonId) };
}

/** Returns the mail with the activation link of a registration. */
export const linkOf = ({ id }: PendingRegistration): Delivery => ({
  kind: 'accountLink',
  about: 'activation',
  registrationId: id,
  language: 'it',
});

/** Returns an activation token with the digest `t-<id>`, as a delivery would create it. */
export const tokenOf = ({ id }: { readonly id: string }) =>
  ({ hash: `t-${id}`, purpose: 'activation', accountId: id, expiresAt: tomorrow }) as const;

export function person(account: Account, id: string): SavedRecord<'person'> {
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

export async function registeredIn(
  { accounts }: Store,
  changes: Partial<PendingRegistration> = {},
): Promise<PendingRegistration> {
  const registration = newcomer(changes);
  expect(await accounts.register(registration, [linkOf(registration)], 20)).toBe('kept');
  await accounts.offer(tokenOf(registration));
  return registration;
}

export async function activatedIn(
  store: Store,
  changes: Partial<PendingRegistration> = {},
): Promise<NewAccount> {
  const registration = await registeredIn(store, changes);
  const made = accountOf(registration);
  expect(await store.accounts.activate(tokenOf(registration).hash, made)).toBe('activated');
  return made;
}

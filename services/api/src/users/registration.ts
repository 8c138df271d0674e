import type { ConsentFlag } from '@preventivo/core/wire';
import { normalisePersonName, normalisePhone, tidied } from '@preventivo/italian';
import type { Services } from '../context.ts';
import { linkLifetimes } from '../outbox/account-link.ts';
import type { Account, NewAccount, PendingRegistration, SavedRecord } from '../store/accounts.ts';

export interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly password: string;
  readonly privacy: readonly ConsentFlag[];
}

/** Maximum number of pending registrations for an email. */
export const maxPending = 20;

/** Creates the pending registration to store from a valid form. */
export async function pendingRegistration(
  { password, privacy, ...typed }: Registration,
  { passwords, saltOf, now }: Services,
): Promise<PendingRegistration> {
  const email = normaliseEmail(typed.email);
  const at = now();
  return {
    id: crypto.randomUUID(),
    email,
    phone: normalisePhone(typed.phone),
    name: normalisePersonName(typed.name),
    surname: normalisePersonName(typed.surname),
    // All registrations of an email share a salt. A login then checks them all with one hash.
    passwordHash: await passwords.hash(password, await saltOf(email)),
    privacy,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + linkLifetimes.activation).toISOString(),
  };
}

/**
 * Returns the account of a registration, and its owner as a saved person.
 * @param at ISO time
 */
export function activatedAccount(
  { expiresAt: _, ...registration }: PendingRegistration,
  at: string,
): NewAccount {
  const account: Account = {
    ...registration,
    // The sales system may set another id later.
    sfAccountId: registration.id,
    ownPersonId: crypto.randomUUID(),
    activatedAt: at,
  };
  return { account, ownPerson: ownPersonOf(account) };
}

/**
 * Returns the account's owner as a saved person. When the person becomes a contractor, the form
 * asks for the missing answers.
 */
function ownPersonOf(account: Account): SavedRecord<'person'> {
  const { name, surname, email, phone } = account;
  return {
    id: account.ownPersonId,
    accountId: account.id,
    kind: 'person',
    content: {
      ...{ name, surname, email, phone },
      gender: '',
      dateOfBirth: '',
      bornInItaly: null,
      countryOfBirth: null,
      cityOfBirth: null,
      fiscalCode: '',
      address: '',
      addressNumber: '',
      postalCodeOfResidence: '',
      cityOfResidence: null,
      profession: '',
    },
    updatedAt: account.activatedAt,
  };
}

/** Normalises an email for account look-ups. */
export const normaliseEmail = (typed: string): string => tidied(typed).toLowerCase();

import type { ConsentFlag } from '@preventivo/core/wire';
import { normalisePersonName, normalisePhone, tidied } from '@preventivo/italian';
import type { Services } from '../context.ts';
import { linkLifetimes } from '../outbox/account-link.ts';
import type { Account, NewAccount, PendingRegistration, SavedRecord } from '../store/accounts.ts';

/** What somebody registers with. */
export interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly password: string;
  readonly privacy: readonly ConsentFlag[];
}

/** How many registrations of an email wait at most. */
export const maxPending = 20;

/** A registration that was accepted, as it waits for its activation. */
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
    // Under one salt for each email, a login looks at all that wait with one digest.
    passwordHash: await passwords.hash(password, await saltOf(email)),
    privacy,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + linkLifetimes.activation).toISOString(),
  };
}

/** The account that a registration becomes, with the person it is. @param at ISO time */
export function activatedAccount(
  { expiresAt: _, ...registration }: PendingRegistration,
  at: string,
): NewAccount {
  const account: Account = {
    ...registration,
    // A sales system that has a name of its own for them writes it here.
    sfAccountId: registration.id,
    ownPersonId: crypto.randomUUID(),
    activatedAt: at,
  };
  return { account, ownPerson: ownPersonOf(account) };
}

/** What is known of them as a person: the rest is asked when they want to be a contractor. */
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

/** An email as accounts are found by it. */
export const normaliseEmail = (typed: string): string => tidied(typed).toLowerCase();

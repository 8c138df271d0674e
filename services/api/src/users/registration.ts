import { normalisePhone } from '@preventivo/core/italian';
import type { ConsentFlag } from '@preventivo/core/wire';
import type { Services } from '../context.ts';
import type { Account, NewAccount, SavedRecord } from '../store/accounts.ts';
import { activationMail, oneTimeToken } from './mailed-links.ts';

/** What somebody registers with. */
export interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly password: string;
  readonly privacy: readonly ConsentFlag[];
}

/** An account from a registration that was accepted, with all that is kept of it at once. */
export async function newAccount(
  { password, privacy, ...typed }: Registration,
  services: Services,
): Promise<NewAccount> {
  const id = crypto.randomUUID();
  const email = accountEmail(typed.email);
  const account: Account = {
    id,
    email,
    phone: normalisePhone(typed.phone),
    name: typed.name.trim(),
    surname: typed.surname.trim(),
    passwordHash: await services.passwords.hash(password),
    privacy,
    // A sales system that has a name of its own for them writes it here.
    sfAccountId: id,
    ownPersonId: crypto.randomUUID(),
    createdAt: services.now().toISOString(),
    activatedAt: null,
  };
  const { token, kept } = await oneTimeToken('activation', id, services);
  return {
    account,
    ownPerson: themselves(account),
    token: kept,
    deliveries: [activationMail(email, services.publicUrl(), token)],
  };
}

/** What is known of them as a person: the rest is asked when they want to be a contractor. */
function themselves(account: Account): SavedRecord<'person'> {
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
    updatedAt: account.createdAt,
  };
}

/** An email as accounts are told apart by it. */
export const accountEmail = (typed: string): string => typed.trim().toLowerCase();

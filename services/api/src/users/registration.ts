import type { ConsentFlag } from '@preventivo/core/wire';
import { normalisePhone } from '@preventivo/italian';
import type { Services } from '../context.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
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

/** An account from a registration that was accepted, with all rows that are stored in its transaction. */
export async function newAccount(
  { password, privacy, ...typed }: Registration,
  services: Services,
  language: MailLanguage,
): Promise<NewAccount> {
  const id = crypto.randomUUID();
  const email = normaliseEmail(typed.email);
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
  const { token, stored } = await oneTimeToken('activation', id, services);
  return {
    account,
    ownPerson: ownPersonOf(account),
    token: stored,
    deliveries: [activationMail(email, services.publicUrl(), token, language)],
  };
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
    updatedAt: account.createdAt,
  };
}

/** An email as accounts are found by it. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase();

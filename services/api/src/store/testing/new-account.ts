import { savedGiulia } from '@preventivo/core/testing';
import type { Account, NewAccount } from '../accounts.ts';

/** Somebody nobody has seen yet, who registers. @param createdAt ISO time */
export function newAccount(createdAt = '2026-11-21T10:00:00.000Z'): NewAccount {
  const id = crypto.randomUUID();
  const { id: _, ...content } = savedGiulia;
  const account: Account = {
    id,
    email: `${id}@example.it`,
    phone: '3331234567',
    name: 'Giulia',
    surname: 'Ferri',
    passwordHash: 'nessuna',
    privacy: [],
    sfAccountId: id,
    ownPersonId: crypto.randomUUID(),
    createdAt,
    activatedAt: createdAt,
  };
  return {
    account,
    ownPerson: {
      id: account.ownPersonId,
      accountId: id,
      kind: 'person',
      content,
      updatedAt: createdAt,
    },
    token: {
      hash: id,
      purpose: 'activation',
      accountId: id,
      expiresAt: '2026-11-22T10:00:00.000Z',
    },
    deliveries: [
      { kind: 'accountMail', to: account.email, about: 'activation', link: 'https://example.it/' },
    ],
  };
}

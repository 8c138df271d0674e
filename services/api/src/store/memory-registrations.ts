import type { OneTimeToken, Registrations } from './accounts.ts';
import type { MemoryOutbox } from './memory-outbox.ts';
import type { MemoryTables } from './memory-tables.ts';
import { removeWhere } from './remove-where.ts';

export function memoryRegistrations(tables: MemoryTables, outbox: MemoryOutbox): Registrations {
  const { accounts, pending, tokens, records } = tables;
  const ofEmail = (email: string) => [...pending.values()].filter((one) => one.email === email);
  const isTaken = (email: string) => [...accounts.values()].some((one) => one.email === email);
  const stateOf = (token: (OneTimeToken & { used: boolean }) | undefined, at: string) => {
    if (token?.purpose !== 'activation') return 'expired';
    if (token.used) return 'used';
    return token.expiresAt > at ? 'good' : 'expired';
  };
  const remove = (id: string) => {
    pending.delete(id);
    removeWhere(tokens, ({ accountId }) => accountId === id);
  };

  return {
    register: async (registration, deliveries, most) => {
      const { id, email, createdAt } = registration;
      if (isTaken(email)) return 'taken';
      const waiting = ofEmail(email).filter(({ expiresAt }) => expiresAt > createdAt);
      if (waiting.length >= most) return 'full';
      outbox.enqueue(deliveries, createdAt);
      // Copy the data, as a database would.
      pending.set(id, structuredClone(registration));
      return 'kept';
    },
    removeRegistration: async (id) => {
      if (pending.has(id)) remove(id);
    },
    pending: async (email, at) =>
      structuredClone(ofEmail(email).filter(({ expiresAt }) => expiresAt > at)),
    pendingRegistration: async (id) => structuredClone(pending.get(id)),
    registrationOf: async (hash, at) => {
      const token = tokens.get(hash);
      const state = stateOf(token, at);
      if (state !== 'good') return state;
      return structuredClone(pending.get(token?.accountId ?? '')) ?? 'expired';
    },
    activate: async (hash, { account, ownPerson }) => {
      const state = stateOf(tokens.get(hash), account.activatedAt);
      if (state !== 'good') return state;
      if (!pending.delete(account.id)) return 'expired';
      for (const { id } of ofEmail(account.email)) remove(id);
      if (isTaken(account.email)) return 'expired';
      accounts.set(account.id, structuredClone(account));
      tables.lastUsed.set(account.id, account.createdAt);
      records.set(ownPerson.id, structuredClone(ownPerson));
      for (const [key, token] of tokens)
        if (token.accountId === account.id && token.purpose === 'activation')
          tokens.set(key, { ...token, used: true });
      return 'activated';
    },
  };
}

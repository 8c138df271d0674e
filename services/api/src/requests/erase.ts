import { BadConfig } from '../config/config.ts';
import { type Erased, nothingErased, sumOf } from '../store/requests.ts';
import type { Store } from '../store/store.ts';
import type { Order } from './read-words.ts';
import type { Write } from './write.ts';

/**
 * Erases a request, or all requests of an email together with its account. Without `--yes`, only
 * lists what it would erase.
 */
export async function eraseRequests({ filter, yes }: Order, store: Store, write: Write) {
  const account =
    filter.email === undefined ? undefined : await store.accounts.byEmail(filter.email);
  const found: { id: string; code: string }[] = [];
  for await (const { id, code } of store.requests.find(filter)) found.push({ id, code });
  if (account)
    for await (const { id, code } of store.requests.find({ accountId: account.id }))
      if (!found.some((one) => one.id === id)) found.push({ id, code });
  if (found.length === 0 && !account)
    throw new BadConfig(
      `No request and no account is kept under that: nothing was removed. ${goneInADay}`,
    );
  const what = [
    ...found.map(({ code, id }) => `  request ${code}, ${id}`),
    ...(account ? [`  the account ${account.id}`] : []),
  ].join('\n');
  if (!yes) {
    await write(`Would remove:\n${what}\nNothing was removed: say --yes to have it removed.\n`);
    return;
  }
  let erased = nothingErased;
  for (let start = 0; start < found.length; start += batch) {
    const ids = found.slice(start, start + batch).map(({ id }) => id);
    erased = sumOf(erased, await store.requests.erase(ids));
  }
  if (account) erased = sumOf(erased, await store.accounts.eraseWithRequests(account.id));
  await write(`Removed:\n${what}\n${counted(erased)}\n${notReached}\n`);
}

const batch = 100;

const counted = ({ requests, keys, deliveries, accounts, records, sessions, tokens }: Erased) =>
  `In all: ${requests} requests, ${keys} idempotency keys, ${deliveries} deliveries, ${accounts} accounts, ` +
  `${records} saved records, ${sessions} sessions, ${tokens} links.`;

const goneInADay =
  'A registration that nobody activated, and a draft on its way, are gone after 24 hours.';
const notReached = `Receipts of consent stay without a name until their time is over. ${goneInADay} What was delivered before is removed where it was delivered to, and in backups.`;

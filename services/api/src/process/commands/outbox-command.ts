import { BadConfig, type Env } from '../../config/config.ts';
import { readConfig } from '../../config/read-config.ts';
import { requestKinds } from '../../outbox/deliver.ts';
import { noReceiver, stranded } from '../../outbox/workers.ts';
import type { Outbox, RequestDelivery } from '../../store/outbox.ts';
import { openStore } from '../adapters.ts';

export const outboxUsage = `Takes:
  list               what could not be delivered
  replay             has all of it tried again, by the server
  replay <id> …      only these`;

/**
 * Lists failed deliveries, or schedules them again.
 * @returns the output
 * @throws {BadConfig} for an unknown command, or when the database cannot be used
 */
export async function outboxCommand(env: Env, words: readonly string[]): Promise<string> {
  const [command = 'list', ...ids] = words;
  if (command !== 'replay' && (command !== 'list' || ids.length > 0))
    throw new BadConfig(outboxUsage);
  const config = readConfig(env, 'none');
  const store = await openStore(config);
  try {
    return command === 'list'
      ? await listed(store.outbox, requestKinds(config.receivers))
      : await replayed(store.outbox, ids);
  } finally {
    await store.close();
  }
}

async function listed(
  outbox: Outbox,
  requests: readonly RequestDelivery['kind'][],
): Promise<string> {
  const lines = [
    ...(await outbox.deadLetters()).map(({ id, kind, createdAt, tries, failure }) =>
      [id, kind, createdAt, `${tries} tries`, failure].join('  '),
    ),
    ...(await stranded(outbox, requests)).map(
      ({ kind, waiting }) => `${waiting} × ${kind}  wait: ${noReceiver(kind)}`,
    ),
  ];
  return lines.join('\n') || 'Everything was delivered, or is still being tried.';
}

async function replayed(outbox: Outbox, ids: readonly string[]): Promise<string> {
  const at = new Date().toISOString();
  const many = await (ids.length > 0 ? outbox.replay(at, ids) : outbox.replay(at));
  return `${many} will be tried again.`;
}

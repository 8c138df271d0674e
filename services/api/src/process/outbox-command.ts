import { BadConfig, type Env } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import type { Outbox } from '../store/outbox.ts';
import { openStore } from './adapters.ts';

const usage = `Takes:
  list               what could not be delivered
  replay             has all of it tried again, by the server
  replay <id> …      only these`;

/**
 * Lists what could not be delivered, or has it tried again.
 * @returns what is to be written
 * @throws {BadConfig} where it is told something else, or the database cannot be used
 */
export async function outboxCommand(env: Env, words: readonly string[]): Promise<string> {
  const [command = 'list', ...ids] = words;
  if (command !== 'replay' && (command !== 'list' || ids.length > 0)) throw new BadConfig(usage);
  const store = await openStore(readConfig(env));
  try {
    return command === 'list' ? await listed(store.outbox) : await replayed(store.outbox, ids);
  } finally {
    await store.close();
  }
}

async function listed(outbox: Outbox): Promise<string> {
  const letters = await outbox.deadLetters();
  if (letters.length === 0) return 'Everything was delivered, or is still being tried.';
  return letters
    .map(({ id, kind, createdAt, tries, failure }) =>
      [id, kind, createdAt, `${tries} tries`, failure].join('  '),
    )
    .join('\n');
}

async function replayed(outbox: Outbox, ids: readonly string[]): Promise<string> {
  const at = new Date().toISOString();
  const many = await (ids.length > 0 ? outbox.replay(at, ids) : outbox.replay(at));
  return `${many} will be tried again.`;
}

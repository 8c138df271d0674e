import type { Line } from '@preventivo/core';
import { BadConfig, type Env } from '../../config/config.ts';
import { readConfig } from '../../config/read-config.ts';
import { readData } from '../../reference/read-data.ts';
import { createReference } from '../../reference/reference.ts';
import { eraseRequests } from '../../requests/erase.ts';
import { exportRequests } from '../../requests/export.ts';
import { listRequests } from '../../requests/list.ts';
import { type Order, readWords } from '../../requests/read-words.ts';
import { showRequest } from '../../requests/show.ts';
import { requestStatus } from '../../requests/status.ts';
import type { Write } from '../../requests/write.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../adapters.ts';
import { lines as productLines } from '../lines.ts';

type Lines = Readonly<Record<string, Line>>;

/**
 * Shows, exports, changes or erases requests. Streams its output.
 * @param lines provide the questions for stored answers
 * @throws {BadConfig} with one sentence for an unknown command, when there is no match, or when the
 * database cannot be used
 */
export async function requestsCommand(
  env: Env,
  words: readonly string[],
  write: Write,
  lines: Lines = productLines,
): Promise<void> {
  const asked = readWords(words);
  if (asked.command === 'help') return write(`${asked.usage}\n`);
  if (asked.filter.line !== undefined && !Object.hasOwn(lines, asked.filter.line))
    throw new BadConfig(`--line takes one of: ${Object.keys(lines).join(', ')}.`);
  const store = await openStore(readConfig(env, 'none'));
  try {
    await carryOut(asked, store, lines, write);
  } finally {
    await store.close();
  }
}

async function carryOut(asked: Order, store: Store, lines: Lines, write: Write) {
  if (asked.command === 'list') return listRequests(asked, store.requests, write);
  if (asked.command === 'status') return requestStatus(asked, store, write);
  const { line } = asked.filter;
  if (asked.command === 'export')
    return exportRequests(asked, store, write, line === undefined ? line : lines[line]);
  if (asked.command === 'erase') return eraseRequests(asked, store, write);
  const reference = createReference(await readData());
  return showRequest(asked, { store, reference, lines }, write);
}

import { handlingOf } from '../broker/details.ts';
import { BadConfig } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import type { Order } from './read-words.ts';
import type { Write } from './write.ts';

/** Changes the state, the note or the assignee of a request, or prints them. */
export async function requestStatus({ filter, change }: Order, store: Store, write: Write) {
  for await (const request of store.requests.find(filter)) {
    const before = handlingOf(request);
    const stamp = { revision: before.revision, at: new Date().toISOString(), by: 'command' };
    const after =
      Object.keys(change).length > 0
        ? await store.requests.change(request.id, change, stamp)
        : before;
    if (after === 'unknown') break;
    if (after === 'changed')
      throw new BadConfig('The request has changed meanwhile: run the command again.');
    const { status, assignee, note } = after;
    const parts = [
      status,
      ...(assignee ? [`assigned to ${assignee}`] : []),
      ...(note ? [note] : []),
    ];
    await write(`${request.code}: ${parts.join('; ')}\n`);
    return;
  }
  throw new BadConfig('No request has this code or this id.');
}

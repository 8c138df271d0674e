import type { Line } from '@preventivo/core';
import { defaultBroker } from '@preventivo/core';
import { detailsOf, handlingOf } from '../broker/details.ts';
import { BadConfig } from '../config/config.ts';
import { brokerMail } from '../outbox/broker-mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { Store } from '../store/store.ts';
import type { Order } from './read-words.ts';
import { jsonOf, withoutUnseen } from './unseen-characters.ts';
import type { Write } from './write.ts';

interface ShowParts {
  readonly store: Store;
  readonly reference: Reference;
  readonly lines: Readonly<Record<string, Line>>;
}

/** Shows one request in the format of the mail to the broker. */
export async function showRequest(
  { filter, format }: Order,
  { store, reference, lines }: ShowParts,
  write: Write,
) {
  for await (const request of store.requests.find(filter)) {
    if (format !== 'table') {
      await write(`${jsonOf(await detailsOf(request, store), 2)}\n`);
      return;
    }
    const event = request.recall ? 'recall' : 'request';
    const parts = { to: 'nessuno@preventivo.invalid', lines, reference, broker: defaultBroker };
    const { subject, text } = await brokerMail(request, event, parts);
    // Remove the signature and the footer: they follow a line with two hyphens (RFC 3676).
    const [told = ''] = text.split('\n-- \n');
    const { status, assignee, note } = handlingOf(request);
    const handling = [status, assignee, note].filter(Boolean).join(' · ');
    await write(
      `${withoutUnseen(subject)}\n${withoutUnseen(handling)}\n\n${told.trimEnd().split('\n').map(withoutUnseen).join('\n')}\n`,
    );
    return;
  }
  throw new BadConfig('No request has this code or this id.');
}

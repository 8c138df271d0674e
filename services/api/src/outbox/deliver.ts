import type { Line } from '@preventivo/core';
import type { Mailer } from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { brokerMail } from './broker-mail.ts';
import { postWebhook, requestEvent, type WebhookConfig } from './webhook.ts';
import type { Deliver } from './worker.ts';

/** To whom requests are handed on. */
export interface Receivers {
  readonly webhook: WebhookConfig | undefined;
  /** Who reads them as mail. */
  readonly brokerMail: string | undefined;
}

export interface DeliverOptions {
  readonly store: Pick<Store, 'quoteRequest'>;
  readonly mailer: Mailer;
  readonly receivers: Receivers;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
}

/** The kinds of deliveries that a new request needs. */
export const requestKinds = ({ webhook, brokerMail: mail }: Receivers) =>
  [
    ...(webhook ? (['webhook'] as const) : []),
    ...(mail === undefined ? [] : (['brokerMail'] as const)),
  ] satisfies readonly RequestDelivery['kind'][];

/** How each kind is delivered. */
export function createDeliver({
  store,
  mailer,
  receivers,
  lines,
  reference,
}: DeliverOptions): Deliver {
  const { webhook, brokerMail: to } = receivers;
  return async ({ id, delivery }, signal) => {
    if (delivery.kind === 'mail') return mailer.send(delivery.mail, { id, signal });
    const { kind, event, requestId } = delivery;
    const request = await store.quoteRequest(requestId);
    // Removed since, as people may ask for: there is nothing to hand on.
    if (!request) return;
    if (kind === 'webhook' && webhook)
      await postWebhook(webhook, id, requestEvent(request, event, lines[request.line]), signal);
    if (kind === 'brokerMail' && to !== undefined)
      await mailer.send(brokerMail(request, event, { to, lines, reference }), { id, signal });
  };
}

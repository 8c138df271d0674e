import type { Broker, Line } from '@preventivo/core';
import {
  failureOf,
  isUnknownAddress,
  type Mail,
  type Mailer,
  Undeliverable,
} from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { accountLink, type LinkMaker } from './account-link.ts';
import { accountMail } from './account-mail.ts';
import { brokerMail } from './broker-mail.ts';
import { type MailLimit, mailKindOf } from './mail-limit.ts';
import { visitorMail } from './visitor-mail.ts';
import { postWebhook, requestEvent, type WebhookConfig } from './webhook.ts';
import type { Deliver } from './worker.ts';

/** To whom requests are handed on. */
export interface Receivers {
  readonly webhook: WebhookConfig | undefined;
  /** Who reads them as mail. */
  readonly brokerMail: string | undefined;
  /** Whether whom it came from gets it as a mail. */
  readonly visitorMail: boolean;
}

export interface DeliverOptions {
  readonly store: Pick<Store, 'quoteRequest' | 'accounts' | 'requests'>;
  readonly mailer: Mailer;
  readonly receivers: Receivers;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  /** Who writes mails, as visitors know them. */
  readonly broker: Broker;
  /** Whether a mail to an address that somebody typed may leave. @defaultValue every one */
  readonly mayLeave?: MailLimit;
  /** What links in mails are made with. */
  readonly links: Omit<LinkMaker, 'store'>;
}

/** The kinds of deliveries that a new request needs. */
export const requestKinds = ({ webhook, brokerMail: mail, visitorMail: isTold }: Receivers) =>
  [
    ...(webhook ? (['webhook'] as const) : []),
    ...(mail === undefined ? [] : (['brokerMail'] as const)),
    ...(isTold ? (['visitorMail'] as const) : []),
  ] satisfies readonly RequestDelivery['kind'][];

/** How each kind is delivered. Mails are made here and not where they are written down: nobody waits for that. */
export function createDeliver({
  store,
  mailer,
  receivers,
  links,
  mayLeave = async () => true,
  ...parts
}: DeliverOptions): Deliver {
  const { webhook, brokerMail: to } = receivers;
  const { lines, broker } = parts;
  return async ({ id, delivery }, signal) => {
    const send = (mail: Mail) => mailer.send(mail, { id, signal });
    /** To an address that somebody typed. */
    const sendBack = async (mail: Mail) => {
      const kind = mailKindOf(delivery);
      if (!(await mayLeave({ to: mail.to, delivery: id, kind }))) return 'left-out';
      await send(mail).catch((error: unknown) => {
        throw isUnknownAddress(error) ? new Undeliverable(failureOf(error)) : error;
      });
      return undefined;
    };
    if (delivery.kind === 'mail') return sendBack(delivery.mail);
    if (delivery.kind === 'accountMail') return sendBack(await accountMail(delivery, broker));
    if (delivery.kind === 'accountLink') {
      const made = await accountLink(delivery, { store, ...links });
      // For nobody it is written as well: the time it takes tells nothing.
      const mail = made && (await accountMail(made, broker));
      const outcome = made?.isSent && mail ? await sendBack(mail) : undefined;
      // Without its mail it can never be activated: it must not take a place among those that wait.
      if (outcome === 'left-out' && delivery.about === 'activation')
        await store.accounts.removeRegistration(delivery.registrationId);
      return outcome;
    }
    const { kind, event, requestId } = delivery;
    const request = await store.quoteRequest(requestId);
    // Removed since, as people may ask for: there is nothing to hand on.
    if (!request) return undefined;
    if (kind === 'webhook' && webhook) {
      const receipt = await store.requests.receipt(requestId);
      const sent = requestEvent(request, event, lines[request.line], receipt);
      await postWebhook(webhook, id, sent, signal);
    }
    if (kind === 'brokerMail' && to !== undefined)
      await send(await brokerMail(request, event, { to, ...parts }));
    const back = kind === 'visitorMail' ? await visitorMail(request, parts) : undefined;
    return back ? sendBack(back) : undefined;
  };
}

import type { Broker, Line } from '@preventivo/core';
import {
  failureOf,
  isUnknownAddress,
  type Mail,
  type Mailer,
  Undeliverable,
} from '../mail/mail.ts';
import type { Reference } from '../reference/reference.ts';
import { accountOf } from '../store/account-ids.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { accountLink, type LinkMaker } from './account-link.ts';
import { accountMail } from './account-mail.ts';
import { brokerMail } from './broker-mail.ts';
import { type MailLimit, mailKindOf } from './mail-limit.ts';
import { kindOf, type RequestReceiver } from './receiver.ts';
import { isSfAccountId } from './sf-account-id.ts';
import { visitorMail } from './visitor-mail.ts';
import { postWebhook, requestEvent, type WebhookConfig } from './webhook.ts';
import type { Deliver } from './worker.ts';

export interface Receivers {
  readonly webhook: WebhookConfig | undefined;
  readonly brokerMail: string | undefined;
  /** Whether visitors receive a mail about their request. */
  readonly visitorMail: boolean;
  /** Receivers of plug-ins. @defaultValue none */
  readonly more?: readonly RequestReceiver[];
}

export interface DeliverOptions {
  readonly store: Pick<Store, 'quoteRequest' | 'accounts' | 'requests'>;
  readonly mailer: Mailer;
  readonly receivers: Receivers;
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  /** The broker. Mails name the broker as the sender. */
  readonly broker: Broker;
  /** Rate limit of mails to addresses that visitors typed. @defaultValue no limit */
  readonly mayLeave?: MailLimit;
  readonly links: Omit<LinkMaker, 'store'>;
}

/** Returns the kinds of deliveries of a new request. */
export const requestKinds = ({ webhook, brokerMail: mail, visitorMail: isTold, more }: Receivers) =>
  [
    ...(webhook ? (['webhook'] as const) : []),
    ...(mail === undefined ? [] : (['brokerMail'] as const)),
    ...(isTold ? (['visitorMail'] as const) : []),
    ...(more ?? []).map(kindOf),
  ] satisfies readonly RequestDelivery['kind'][];

/**
 * Returns the function that performs deliveries. It composes each mail at its delivery, not when a
 * visitor sends a request. Visitors therefore do not wait for mails.
 */
export function createDeliver({
  store,
  mailer,
  receivers,
  links,
  mayLeave = async () => true,
  ...parts
}: DeliverOptions): Deliver {
  const { webhook, brokerMail: to, more = [] } = receivers;
  const { lines, broker } = parts;
  return async ({ id, delivery }, signal) => {
    const send = (mail: Mail) => mailer.send(mail, { id, signal });
    /** Sends a mail to an address that a visitor typed. */
    const sendBack = async (mail: Mail) => {
      const kind = mailKindOf(delivery);
      if (!(await mayLeave({ to: mail.to, delivery: id, kind }))) return 'left-out';
      await send(mail).catch((error: unknown) => {
        throw isUnknownAddress(error) ? new Undeliverable(failureOf(error)) : error;
      });
      return undefined;
    };
    if (delivery.kind === 'accountLink') {
      const made = await accountLink(delivery, { store, ...links });
      // Compose the mail for an unknown email too. Otherwise the timing would reveal whether the
      // email has an account.
      const mail = made && (await accountMail(made, broker));
      const outcome = made?.isSent && mail ? await sendBack(mail) : undefined;
      // Without this mail, the visitor can never activate the registration. Remove it, so that it
      // does not count as pending.
      if (outcome === 'left-out' && delivery.about === 'activation')
        await store.accounts.removeRegistration(delivery.registrationId);
      return outcome;
    }
    const { kind, event, requestId } = delivery;
    const request = await store.quoteRequest(requestId);
    // The request was erased after this delivery was queued.
    if (!request) return undefined;
    const receiver = more.find((one) => kindOf(one) === kind);
    if (receiver || (kind === 'webhook' && webhook)) {
      const receipt = await store.requests.receipt(requestId);
      const account = await accountOf(receipt, store);
      const sent = requestEvent(request, event, lines[request.line], { receipt, account });
      const answer = receiver
        ? await receiver.deliver(sent, { id, signal })
        : webhook && (await postWebhook(webhook, id, sent, signal));
      const { sfAccountId } = answer ?? {};
      if (account && isSfAccountId(sfAccountId))
        await store.accounts.setSfAccountId(account.id, sfAccountId);
    }
    if (kind === 'brokerMail' && to !== undefined)
      await send(await brokerMail(request, event, { to, ...parts }));
    const back = kind === 'visitorMail' ? await visitorMail(request, parts) : undefined;
    return back ? sendBack(back) : undefined;
  };
}

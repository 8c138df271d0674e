import { isPlainAddress } from '../mail/mail.ts';
import type { Receivers } from '../outbox/deliver.ts';
import type { WebhookConfig } from '../outbox/webhook.ts';
import { BadConfig, type Env, type MailRoute, protocolOf, settingOf } from './config.ts';
import { isLoopback } from './is-loopback.ts';
import { oneOf, whole } from './values.ts';

/** @throws {BadConfig} */
export function readReceivers(env: Env, route: MailRoute = 'environment'): Receivers {
  const brokerMail = settingOf(env, 'BROKER_MAIL');
  if (brokerMail !== undefined && !isPlainAddress(brokerMail))
    throw new BadConfig('BROKER_MAIL takes one mail address, such as preventivi@example.it.');
  return { webhook: webhook(env), brokerMail, visitorMail: visitorMail(env, route) };
}

/** By default, visitors get a mail if the server sends mails instead of writing them to files. */
function visitorMail(env: Env, route: MailRoute): boolean {
  const value = oneOf(env, 'VISITOR_MAIL', ['on', 'off']);
  if (value !== undefined) return value === 'on';
  return route === 'plug-in' || settingOf(env, 'SMTP_URL') !== undefined;
}

function webhook(env: Env): WebhookConfig | undefined {
  const url = settingOf(env, 'WEBHOOK_URL');
  if (url === undefined) return undefined;
  if (!/^https?:$/.test(protocolOf(url)) || new URL(url).username || new URL(url).password)
    throw new BadConfig(
      'WEBHOOK_URL takes the http or https address of the receiver, without a user name in it.',
    );
  const isInsecure = oneOf(env, 'WEBHOOK_INSECURE', ['on', 'off']) === 'on';
  if (!isInsecure && protocolOf(url) !== 'https:' && !isLoopback(new URL(url).hostname))
    throw new BadConfig(
      'WEBHOOK_URL takes an https address for another machine, unless WEBHOOK_INSECURE=on lets requests go in the clear.',
    );
  const concurrency = whole(env, 'WEBHOOK_CONCURRENCY', 32, { from: 1, to: 256 });
  return { url, secret: secret(env), concurrency };
}

/**
 * Decodes the secret as Standard Webhooks defines it: `whsec_` and 24 to 64 bytes in base64, or any
 * text of that length.
 */
function secret(env: Env): Uint8Array {
  const value = settingOf(env, 'WEBHOOK_SECRET') ?? '';
  const [, coded] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value) ?? [];
  const bytes = coded === undefined ? Buffer.from(value) : Buffer.from(coded, 'base64');
  if (bytes.length < 24 || bytes.length > 64 || (coded === undefined && /^whsec_/.test(value)))
    throw new BadConfig(
      'WEBHOOK_SECRET takes whsec_ and 24 to 64 bytes in base64, or a text of that length; WEBHOOK_URL needs it.',
    );
  return bytes;
}

import { isPlainAddress, type Sender } from '../mail/mail.ts';
import type { Receivers } from '../outbox/deliver.ts';
import type { WebhookConfig } from '../outbox/webhook.ts';
import { BadConfig, type Env, type MailConfig, protocolOf, settingOf } from './config.ts';
import { oneOf, whole } from './values.ts';

/** Who writes where nobody says it: an address that reaches nobody (RFC 2606). */
const nobody: Sender = { name: 'Preventivo', address: 'noreply@preventivo.invalid' };

/** How mails leave. @throws {BadConfig} */
export function readMail(env: Env): MailConfig {
  const smtpUrl = settingOf(env, 'SMTP_URL');
  if (
    smtpUrl !== undefined &&
    !(/^smtps?:$/.test(protocolOf(smtpUrl)) && new URL(smtpUrl).hostname)
  )
    throw new BadConfig('SMTP_URL takes the address of a mail server, smtp://… or smtps://….');
  const from = settingOf(env, 'MAIL_FROM');
  if (smtpUrl !== undefined && from === undefined)
    throw new BadConfig('MAIL_FROM takes the address mails come from, which SMTP_URL needs.');
  return { smtpUrl, from: from === undefined ? nobody : sender(from) };
}

/** To whom requests are handed on. @throws {BadConfig} */
export function readReceivers(env: Env): Receivers {
  const brokerMail = settingOf(env, 'BROKER_MAIL');
  if (brokerMail !== undefined && !isPlainAddress(brokerMail))
    throw new BadConfig('BROKER_MAIL takes one mail address, such as preventivi@example.it.');
  return { webhook: webhook(env), brokerMail, visitorMail: visitorMail(env) };
}

/** Whether visitors get a mail: wherever mails leave, unless somebody says otherwise. */
function visitorMail(env: Env): boolean {
  const value = oneOf(env, 'VISITOR_MAIL', ['on', 'off']);
  return (value ?? (settingOf(env, 'SMTP_URL') ? 'on' : 'off')) === 'on';
}

function sender(from: string): Sender {
  const [, name = '', address = from] = /^([^<>"@\r\n]*)<([^<>]+)>$/.exec(from) ?? [];
  if (!isPlainAddress(address))
    throw new BadConfig(
      'MAIL_FROM takes one mail address, such as noreply@example.it or Preventivi <noreply@example.it>.',
    );
  return { name: name.trim(), address };
}

function webhook(env: Env): WebhookConfig | undefined {
  const url = settingOf(env, 'WEBHOOK_URL');
  if (url === undefined) return undefined;
  if (!/^https?:$/.test(protocolOf(url)) || new URL(url).username || new URL(url).password)
    throw new BadConfig(
      'WEBHOOK_URL takes the http or https address of the receiver, without a user name in it.',
    );
  const concurrency = whole(env, 'WEBHOOK_CONCURRENCY', 32, { from: 1, to: 256 });
  return { url, secret: secret(env), concurrency };
}

/** As the Standard Webhooks have it: 24 to 64 bytes, in base64 after `whsec_`, or any text of that length. */
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

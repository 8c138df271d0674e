import { isPlainAddress, type Sender } from '../mail/mail.ts';
import {
  BadConfig,
  type Env,
  type MailConfig,
  type MailRoute,
  protocolOf,
  settingOf,
} from './config.ts';
import { isLoopback } from './is-loopback.ts';
import { defaultMailRetention } from './read-retention.ts';
import { oneOf, whole } from './values.ts';

/** Default sender: an address that reaches no mailbox (RFC 2606). */
const nobody: Sender = { name: 'Preventivo', address: 'noreply@preventivo.invalid' };

/** @throws {BadConfig} */
export function readMail(env: Env, route: MailRoute = 'environment'): MailConfig {
  const smtpUrl = settingOf(env, 'SMTP_URL');
  const isInsecure = oneOf(env, 'SMTP_INSECURE', ['on', 'off']) === 'on';
  const from = settingOf(env, 'MAIL_FROM');
  const isProduction = settingOf(env, 'NODE_ENV') === 'production';
  const mayBeFiles = oneOf(env, 'MAIL_FILES', ['on', 'off']) === 'on' || !isProduction;
  if (smtpUrl !== undefined) checkServer(env, smtpUrl, isInsecure);
  else if (route === 'plug-in') requirePublicUrl(env, '`mailer`');
  else if (route === 'environment' && !mayBeFiles)
    throw new BadConfig(
      'SMTP_URL takes the address of a mail server, which NODE_ENV=production needs; MAIL_FILES=on has mails written into files, that nobody gets.',
    );
  return {
    smtpUrl,
    requireTls: smtpUrl !== undefined && !isInsecure && !isLoopback(new URL(smtpUrl).hostname),
    from: from === undefined ? nobody : sender(from),
    retentionDays: whole(env, 'RETENTION_MAILS', defaultMailRetention, { from: 1, to: 3650 }),
  };
}

function checkServer(env: Env, smtpUrl: string, isInsecure: boolean): void {
  if (!(/^smtps?:$/.test(protocolOf(smtpUrl)) && new URL(smtpUrl).hostname))
    throw new BadConfig('SMTP_URL takes the address of a mail server, smtp://… or smtps://….');
  const options = [...new URL(smtpUrl).searchParams.keys()];
  if (!isInsecure && options.some((name) => /tls|secure/i.test(name)))
    throw new BadConfig(
      'SMTP_URL takes no options about TLS, unless SMTP_INSECURE=on allows them.',
    );
  if (settingOf(env, 'MAIL_FROM') === undefined)
    throw new BadConfig('MAIL_FROM takes the address mails come from, which SMTP_URL needs.');
  requirePublicUrl(env, 'SMTP_URL');
}

/** Without PUBLIC_URL, links in mails would point to the reader's own machine. */
function requirePublicUrl(env: Env, what: string): void {
  if (settingOf(env, 'PUBLIC_URL') === undefined)
    throw new BadConfig(
      `PUBLIC_URL takes the http or https address people reach this service at, which ${what} needs: links in mails lead there.`,
    );
}

function sender(from: string): Sender {
  const [, name = '', address = from] = /^([^<>"@\r\n]*)<([^<>]+)>$/.exec(from) ?? [];
  if (!isPlainAddress(address))
    throw new BadConfig(
      'MAIL_FROM takes one mail address, such as noreply@example.it or Preventivi <noreply@example.it>.',
    );
  return { name: name.trim(), address };
}

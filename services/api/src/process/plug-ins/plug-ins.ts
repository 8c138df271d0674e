import type { AddressProvider } from '../../addresses/provider.ts';
import type { HumanCheck } from '../../app.ts';
import { BadConfig, type Env } from '../../config/config.ts';
import { settingsOf } from '../../config/setting-names.ts';
import type { Passwords } from '../../crypto/passwords.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { RequestReceiver } from '../../outbox/receiver.ts';
import type { Reference } from '../../reference/reference.ts';

/**
 * Parts of a server that a program supplies. They replace the parts that the environment
 * configures.
 */
export interface PlugIns {
  /**
   * Creates the address search. An error, or a search of more than four seconds, counts as a
   * service that does not respond. @defaultValue the search of `ADDRESS_PROVIDER`
   */
  readonly addresses?: (reference: Reference) => AddressProvider;
  /** Systems that receive each request, in addition to `WEBHOOK_URL`. @defaultValue none */
  readonly receivers?: readonly RequestReceiver[];
  /**
   * Sends all mails, and sets their sender. Needs `PUBLIC_URL`. @defaultValue the mail server of
   * `SMTP_URL`; without `SMTP_URL`, mails are written to files
   */
  readonly mailer?: Mailer;
  /** Hashes passwords, at most two at a time. @defaultValue argon2id */
  readonly passwords?: Passwords;
  /** Returns whether the sender of a request is a person. @defaultValue accepts every request */
  readonly isHuman?: HumanCheck;
}

/** The variables of the environment that each plug-in replaces. */
const replaced = {
  addresses: ['ADDRESS_PROVIDER', 'ADDRESS_URL', 'ADDRESS_KEY'],
  mailer: ['SMTP_URL', 'SMTP_INSECURE', 'MAIL_FROM', 'MAIL_FILES'],
} as const satisfies { readonly [name in keyof PlugIns]?: readonly string[] };

/**
 * Checks plug-ins against the environment.
 * @throws {BadConfig} with one sentence for a variable that a plug-in replaces
 */
export function checkPlugIns(plugIns: PlugIns, env: Env): void {
  const set: readonly string[] = settingsOf(env).set;
  for (const option of ['addresses', 'mailer'] as const) {
    const name = replaced[option].find((one) => set.includes(one));
    if (plugIns[option] && name)
      throw new BadConfig(
        `${name} is set, but the option \`${option}\` of startServer replaces it: remove one of them.`,
      );
  }
}

/**
 * Checks the names and limits of receivers.
 * @throws {BadConfig} with one sentence for a name that is invalid or not unique, and for an
 * invalid concurrency
 */
export function checkReceivers(receivers: readonly RequestReceiver[]): void {
  const names = receivers.map(({ name }) => name);
  for (const [index, { name, concurrency = 1 }] of receivers.entries()) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      throw new BadConfig(
        `\`receivers\`: '${name}' is no name. Take lower-case letters, digits and hyphens, such as crm.`,
      );
    if (names.indexOf(name) !== index)
      throw new BadConfig(`\`receivers\`: two of them have the name '${name}'.`);
    if (!Number.isInteger(concurrency) || concurrency < 1)
      throw new BadConfig(
        `\`receivers\`: the concurrency of '${name}' takes a whole number from 1.`,
      );
  }
}

import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Note } from '../log/note.ts';
import { fileMailer } from '../mail/file-mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';

/** The mail server of the environment, else files in the data folder. */
export function chooseMailer({ mail, dataDir }: Config, note: Note): Mailer {
  if (mail.smtpUrl) return smtpMailer(mail.smtpUrl, mail.from);
  return fileMailer(join(dataDir, 'mail'), mail.from, (file) =>
    note({ level: 'info', event: 'mail-written', file }),
  );
}

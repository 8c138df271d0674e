import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lazy } from '../lazy.ts';
import { type Mailer, messageOf, type Sender } from './mail.ts';
import { stampOf } from './mail-files.ts';

/** Timeouts of a mail server, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface SmtpOptions {
  /** Whether STARTTLS is required. @defaultValue it is optional */
  readonly requireTls?: boolean;
}

/** @param url `smtp://user:password@host:587`, `smtps://…` */
export function smtpMailer(
  url: string,
  from: Sender,
  { requireTls = false }: SmtpOptions = {},
): Mailer {
  const opened = lazy(async () => {
    // Import nodemailer with the first mail, so that the server starts fast.
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts, ...(requireTls && { requireTLS: true }) });
  });
  return {
    send: async (mail, options = {}) => {
      const message = messageOf(mail, from, options);
      await (await opened()).sendMail(message);
    },
  };
}

/**
 * Returns a mailer that writes each mail into a folder, for development.
 * @param onWritten receives the name of each file, never its content
 */
export function fileMailer(
  folder: string,
  from: Sender,
  onWritten: (file: string) => void,
): Mailer {
  return {
    send: async (mail, options = {}) => {
      const { id = crypto.randomUUID() } = options;
      const text = await textOf(messageOf(mail, from, { ...options, id }));
      const name = `${stampOf(new Date())}-${id}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtOnce(folder, name, text);
      onWritten(name);
    },
  };
}

async function textOf(message: ReturnType<typeof messageOf>): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: composed } = await transport.sendMail(message);
  if (!Buffer.isBuffer(composed)) throw new TypeError('The message was not composed.');
  return composed;
}

/**
 * Writes a temporary file and renames it, so that readers never see an incomplete mail, even after
 * a crash.
 */
async function writeAtOnce(folder: string, name: string, text: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}

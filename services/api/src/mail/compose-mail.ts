import type { Broker } from '@preventivo/core';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mail.ts';
import { oneLine } from './one-line.ts';
import { safeLetter, withTexts } from './safe-letter.ts';

/** Renders a letter as a mail of the broker. Any text in the letter may come from a stranger. */
export async function composeMail(
  written: Letter,
  writer: Broker,
  { to, replyTo }: Pick<Mail, 'to' | 'replyTo'>,
): Promise<Mail> {
  const letter = safeLetter(written, [to, replyTo, writer.email]);
  const broker = withTexts(writer, oneLine);
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: letter.subject,
    text: letterText(letter, broker),
    html: await letterHtml(letter, broker),
  };
}

import { type Broker, type Say, sayer } from '@preventivo/core';
import { en } from '@preventivo/core/messages/en';
import { byText } from '@preventivo/core/translation';
import {
  mailActivateHow,
  mailActivatePreview,
  mailActivateTitle,
  mailActivateWhy,
  mailButtonFails,
  mailPasswordHow,
  mailPasswordPreview,
  mailPasswordWhy,
  passwordChoose,
} from '@preventivo/core/words';
import { composeMail } from '../mail/compose-mail.ts';
import type { Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { AccountLink } from './account-link.ts';

/** Composes a mail with a link. It contains no typed text, since anyone can enter any address. */
export function accountMail(
  { to, about, link, language }: AccountLink,
  broker: Broker,
): Promise<Mail> {
  const say = words[language];
  return composeMail(
    { ...letters[about](link, say), language, copyUrl: say(mailButtonFails) },
    broker,
    { to },
  );
}

/** Translations by language. */
const words: Readonly<Record<MailLanguage, Say>> = {
  it: sayer({}),
  en: sayer(byText(en.texts)),
};

const letters = {
  activation: (url, say) => ({
    subject: say(mailActivateTitle),
    preview: say(mailActivatePreview),
    title: say(mailActivateTitle),
    parts: [
      [
        { kind: 'paragraph', text: say(mailActivateHow) },
        { kind: 'button', label: say(mailActivateTitle), url },
      ],
    ],
    why: say(mailActivateWhy),
  }),
  password: (url, say) => ({
    subject: say(passwordChoose),
    preview: say(mailPasswordPreview),
    title: say(passwordChoose),
    parts: [
      [
        { kind: 'paragraph', text: say(mailPasswordHow) },
        { kind: 'button', label: say(passwordChoose), url },
      ],
    ],
    why: say(mailPasswordWhy),
  }),
} satisfies Record<AccountLink['about'], (url: string, say: Say) => Letter>;

import { type Broker, createTranslator, type Translate } from '@preventivo/core';
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

/**
 * Composes a mail with a link. The mail contains no typed text, because anyone can enter any
 * address.
 */
export function accountMail(
  { to, about, link, language }: AccountLink,
  broker: Broker,
): Promise<Mail> {
  const t = words[language];
  return composeMail(
    { ...letters[about](link, t), language, copyUrl: t(mailButtonFails) },
    broker,
    { to },
  );
}

const words: Readonly<Record<MailLanguage, Translate>> = {
  it: createTranslator({}),
  en: createTranslator(byText(en.texts)),
};

const letters = {
  activation: (url, t) => ({
    subject: t(mailActivateTitle),
    preview: t(mailActivatePreview),
    title: t(mailActivateTitle),
    parts: [
      [
        { kind: 'paragraph', text: t(mailActivateHow) },
        { kind: 'button', label: t(mailActivateTitle), url },
      ],
    ],
    why: t(mailActivateWhy),
  }),
  password: (url, t) => ({
    subject: t(passwordChoose),
    preview: t(mailPasswordPreview),
    title: t(passwordChoose),
    parts: [
      [
        { kind: 'paragraph', text: t(mailPasswordHow) },
        { kind: 'button', label: t(passwordChoose), url },
      ],
    ],
    why: t(mailPasswordWhy),
  }),
} satisfies Record<AccountLink['about'], (url: string, t: Translate) => Letter>;

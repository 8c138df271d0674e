/** The languages that account mails are written in. */
export type MailLanguage = 'it' | 'en';

/**
 * The language of a page, as its client says it in `accept-language`: one language, and not what the browser would
 * rather have. Anything else is Italian.
 */
export const mailLanguage = (header: string | undefined): MailLanguage =>
  header?.trim().toLowerCase() === 'en' ? 'en' : 'it';

/** The languages that account mails are written in. */
export type MailLanguage = 'it' | 'en';

/**
 * The language of a page, as its client says it in `accept-language`: one language, and not what the browser would
 * rather have. Anything else is Italian.
 */
export const mailLanguage = (header: string | undefined): MailLanguage =>
  pageLanguage(header) === 'en' ? 'en' : 'it';

/** The language of a page as a tag, 'it', 'en', 'de-ch', by the same rule. */
export function pageLanguage(header: string | undefined): string {
  const tag = header?.trim().toLowerCase() ?? '';
  return /^[a-z]{2,3}(-[a-z\d]{2,8}){0,2}$/.test(tag) ? tag : 'it';
}

/** Languages of account mails. */
export type MailLanguage = 'it' | 'en';

/**
 * Returns the language of a page from the `accept-language` header, in which the funnel sends only
 * that language. Returns Italian for any other value, such as a browser's list.
 */
export const mailLanguage = (header: string | undefined): MailLanguage =>
  pageLanguage(header) === 'en' ? 'en' : 'it';

/** Returns the language of a page as a tag, 'it', 'en', 'de-ch', by the same rule. */
export function pageLanguage(header: string | undefined): string {
  const tag = header?.trim().toLowerCase() ?? '';
  return /^[a-z]{2,3}(-[a-z\d]{2,8}){0,2}$/.test(tag) ? tag : 'it';
}

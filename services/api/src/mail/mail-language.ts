export type MailLanguage = 'it' | 'en';

/**
 * Returns the language of the page from the `accept-language` header. The funnel sends only the
 * language of the page. Any other value, such as the list that browsers send, means Italian.
 */
export const mailLanguage = (header: string | undefined): MailLanguage =>
  pageLanguage(header) === 'en' ? 'en' : 'it';

/** Returns any language of the page as a tag: 'it', 'en', 'de-ch'. */
export function pageLanguage(header: string | undefined): string {
  const tag = header?.trim().toLowerCase() ?? '';
  return /^[a-z]{2,3}(-[a-z\d]{2,8}){0,2}$/.test(tag) ? tag : 'it';
}

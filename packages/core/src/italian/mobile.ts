import { isPhone, normalisePhone } from './phone.ts';

/**
 * Whether a text is the number of a mobile: an Italian one starts with 3; of another country's only
 * the form is known.
 */
export function isMobile(text: string): boolean {
  return isPhone(text) && /^(?:\+|00|3)/.test(normalisePhone(text));
}

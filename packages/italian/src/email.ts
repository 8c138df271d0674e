import { tidied } from './tidied.ts';

/**
 * Whether a text is an email address whose top-level domain has at least 2 letters (docs/rules/italian.md#email).
 * @param max the longest accepted address, in characters: 100 for a company's referent.
 * @defaultValue 200
 */
export function isEmail(text: string, max = 200): boolean {
  const email = tidied(text);
  const at = email.lastIndexOf('@');
  // Check the length first, because the patterns are slow on a long text.
  if (email.length > max || at < 1 || at > 64) return false;
  return box.test(email.slice(0, at)) && domain.test(email.slice(at + 1));
}

const box = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;

import { tidied } from './tidied.ts';

/**
 * Whether a text is a name or a surname: at least 2 letters, accented ones too, with spaces and
 * apostrophes (docs/rules/italian.md#names-of-people); and hyphens, which one surname in sixty has.
 * @param max longest accepted name, in characters. @defaultValue 40
 */
export function isPersonName(text: string, max = 40): boolean {
  const name = tidied(text);
  if (name.length > max || !/^[\p{Script=Latin}\p{M} '’‘ʼ`´-]+$/u.test(name)) return false;
  return (name.match(/\p{L}/gu) ?? []).length >= 2;
}

/**
 * Whether a text is the name or the legal name of a company: more than 2 characters, at least two
 * of them letters or digits, punctuation as in 'Rossi & Figli S.r.l.'
 * (docs/rules/italian.md#names-of-companies).
 * @param max longest accepted name, in characters.
 * @defaultValue 100
 */
export function isCompanyName(text: string, max = 100): boolean {
  const name = tidied(text);
  if (name.length <= 2 || name.length > max || !/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name))
    return false;
  return (name.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;
}

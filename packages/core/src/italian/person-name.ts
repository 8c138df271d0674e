/**
 * Whether a text is a name or a surname: at least 2 letters, accented ones too, with spaces and
 * apostrophes (docs/rules/italian.md#names-of-people); and hyphens, which one surname in sixty has.
 * @param max longest accepted name, in characters. @defaultValue 40
 */
export function isPersonName(text: string, max = 40): boolean {
  const name = text.trim();
  if (name.length > max || !/^[\p{Script=Latin}\p{M} '’‘ʼ`´-]+$/u.test(name)) return false;
  return (name.match(/\p{L}/gu) ?? []).length >= 2;
}

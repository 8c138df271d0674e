import { isPassword } from '@preventivo/italian';

/**
 * Whether a password satisfies the specification and is not easy to guess.
 * @param brokerName name of the broker that runs the site
 */
export const isGoodPassword = async (password: string, brokerName: string): Promise<boolean> =>
  isPassword(password) &&
  !isOwnWord(password, brokerName) &&
  !(await isCommonPassword(password.toLowerCase()));

/**
 * Whether a password is among the 3,000 most common passwords. Ignores case and extra signs. A sign
 * also counts as the letter or digit that it may replace.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  // Import on demand, because only registrations and password changes need the list.
  const { commonPasswords } = await import('./common-password-list.ts');
  return readingsOf(password).some((reading) => commonPasswords.includes(reading));
}

/**
 * Words that an attacker of this site would try first
 * (docs/security.md#forbidden-password-words).
 */
const ownWords = [
  ...['preventivo', 'preventivi', 'preventivatore', 'quotazione', 'quotazioni'],
  ...['assicura', 'assicurato', 'assicurata', 'assicurazione', 'assicurazioni'],
  ...['polizza', 'polizze', 'broker', 'contraente'],
];

/**
 * Whether a password is one of `ownWords` or a part of the broker's name, with any signs and
 * digits.
 */
function isOwnWord(password: string, brokerName: string): boolean {
  const name = brokerName.toLowerCase().split(/[^a-z]+/);
  const words = new Set([...ownWords, name.join(''), ...name.filter(isLong)]);
  return readingsOf(password.toLowerCase()).some((reading) =>
    words.has(reading.replace(/\d/g, '')),
  );
}

/** Whether a word is long enough to forbid. Many good passwords contain `di` or `srl`. */
const isLong = (word: string) => word.length >= 4;

/**
 * The characters that a sign may replace: none, the letter that it resembles, or the digit on the
 * same key.
 */
const meanings: readonly Readonly<Record<string, string>>[] = [
  {},
  { '@': 'a', $: 's', '!': 'i' },
  { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8' },
];

const readingsOf = (password: string) =>
  meanings.map((meant) => password.replace(/[^a-z\d]/g, (sign) => meant[sign] ?? ''));

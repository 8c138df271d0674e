import { isPassword } from '@preventivo/italian';

/**
 * Whether an account may have this password: as the specification wants it, and not one that is tried first.
 * @param brokerName whose pages these are
 */
export const isGoodPassword = async (password: string, brokerName: string): Promise<boolean> =>
  isPassword(password) &&
  !isOwnWord(password, brokerName) &&
  !(await isCommonPassword(password.toLowerCase()));

/**
 * Whether a password is one that is tried first: among the 3,000 most common, however its letters are
 * written, with signs among them or in place of letters or digits.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  // Only who registers or chooses a new password needs the list.
  const { commonPasswords } = await import('./common-password-list.ts');
  return readingsOf(password).some((reading) => commonPasswords.includes(reading));
}

/** What whoever knows these pages would try first (docs/security.md#words-that-are-no-password). */
const ownWords = [
  ...['preventivo', 'preventivi', 'preventivatore', 'quotazione', 'quotazioni'],
  ...['assicura', 'assicurato', 'assicurata', 'assicurazione', 'assicurazioni'],
  ...['polizza', 'polizze', 'broker', 'contraente'],
];

/** Whether a password is a word of these pages or of the broker's name, with signs and digits anywhere in it. */
function isOwnWord(password: string, brokerName: string): boolean {
  const name = brokerName.toLowerCase().split(/[^a-z]+/);
  const words = new Set([...ownWords, name.join(''), ...name.filter(isLong)]);
  return readingsOf(password.toLowerCase()).some((reading) =>
    words.has(reading.replace(/\d/g, '')),
  );
}

/** Two or three letters, `di` or `srl`, are part of many a good password. */
const isLong = (word: string) => word.length >= 4;

/** What a sign may stand for: nothing, the letter it looks like, the digit on the same key. */
const meanings: readonly Readonly<Record<string, string>>[] = [
  {},
  { '@': 'a', $: 's', '!': 'i' },
  { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8' },
];

const readingsOf = (password: string) =>
  meanings.map((meant) => password.replace(/[^a-z\d]/g, (sign) => meant[sign] ?? ''));

import { isPassword } from '@preventivo/italian';

/** Whether an account may have this password: as the specification wants it, and not one that is tried first. */
export const isGoodPassword = async (password: string): Promise<boolean> =>
  isPassword(password) && !(await isCommonPassword(password));

/**
 * Whether a password is one that is tried first: among the 3,000 most common, however its letters are
 * written, with signs among them or in place of letters or digits.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  // Only who registers or chooses a new password needs the list.
  const { commonPasswords } = await import('./common-password-list.ts');
  return readings.some((written) =>
    commonPasswords.includes(
      password.toLowerCase().replace(/[^a-z\d]/g, (sign) => written[sign] ?? ''),
    ),
  );
}

/** What a sign may stand for: nothing, the letter it looks like, the digit on the same key. */
const readings: readonly Readonly<Record<string, string>>[] = [
  {},
  { '@': 'a', $: 's', '!': 'i' },
  { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8' },
];

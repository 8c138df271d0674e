import {
  passwordAllowed,
  passwordDigit,
  passwordLength,
  passwordSymbol,
} from '@preventivo/core/words';
export interface PasswordRule {
  readonly text: string;
  holds(password: string): boolean;
}

/**
 * The rules of a new password (docs/rules/accounts.md#password). A password that meets all of them
 * passes `isPassword`.
 */
export const passwordRules: readonly PasswordRule[] = [
  { text: passwordLength, holds: ({ length }) => length >= 6 && length <= 16 },
  { text: passwordDigit, holds: (password) => /\d/.test(password) },
  {
    text: passwordSymbol,
    holds: (password) => /[!@#$%^&*]/.test(password),
  },
  {
    text: passwordAllowed,
    holds: (password) => /^[A-Za-z\d!@#$%^&*]+$/.test(password),
  },
];

/** The password rules in the `passwordrules` format, so that password managers generate valid passwords. */
export const managerRules =
  'minlength: 6; maxlength: 16; required: digit; required: [!@#$%^&*]; allowed: upper, lower, digit, [!@#$%^&*];';

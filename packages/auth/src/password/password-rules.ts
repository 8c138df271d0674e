import {
  passwordAllowed,
  passwordDigit,
  passwordLength,
  passwordSymbol,
} from '@preventivo/core/words';
/** One rule of a new password, as it is ticked off. */
export interface PasswordRule {
  readonly text: string;
  holds(password: string): boolean;
}

/**
 * What a new password has to be (docs/rules/accounts.md#password): together they are `isPassword`.
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

/** The same for password managers, which then make one that is accepted. */
export const managerRules =
  'minlength: 6; maxlength: 16; required: digit; required: [!@#$%^&*]; allowed: upper, lower, digit, [!@#$%^&*];';

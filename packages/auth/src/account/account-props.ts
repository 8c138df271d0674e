import type { ConsentBlockProps } from '@preventivo/privacy';

/** The documents that the user can read before giving consent, with their URLs. */
export type Documents = Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'>;

/**
 * The user's data from the form, which prefill the login and the registration (docs/rules/accounts.md#account-dialog).
 * An unknown value is ''.
 */
export type Prefill = Readonly<Record<'name' | 'surname' | 'email' | 'phone', string>> & {
  /** Whether the user has just registered with these data. The next registration form starts empty then. */
  readonly registered?: boolean;
};

export const noPrefill: Prefill = { name: '', surname: '', email: '', phone: '' };

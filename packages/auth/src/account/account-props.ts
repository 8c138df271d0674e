import type { ConsentBlockProps } from '@preventivo/privacy';

/** The documents to read before consenting, with their URLs. */
export type Documents = Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'>;

/**
 * The user's data from the form, to prefill the login and the registration
 * (docs/rules/accounts.md#account-dialog). '' for unknown values.
 */
export type Prefill = Readonly<Record<'name' | 'surname' | 'email' | 'phone', string>> & {
  /**
   * Whether a registration with these data has just succeeded. The next registration form then
   * starts empty.
   */
  readonly registered?: boolean;
};

export const noPrefill: Prefill = { name: '', surname: '', email: '', phone: '' };

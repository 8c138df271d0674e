import type { ConsentBlockProps } from '@preventivo/privacy';

/** The documents to read before consenting, with their URLs. */
export type Documents = Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'>;

/**
 * Data of the user that the form already has, to prefill the login and the registration
 * (docs/rules/accounts.md#account-dialog). '' for unknown values.
 */
export type Prefill = Readonly<Record<'name' | 'surname' | 'email' | 'phone', string>> & {
  /**
   * Whether a registration with these data has just succeeded, so that the next one starts empty.
   */
  readonly registered?: boolean;
};

export const noPrefill: Prefill = { name: '', surname: '', email: '', phone: '' };

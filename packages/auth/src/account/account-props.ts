import type { ConsentBlockProps } from '@preventivo/privacy';

/** What somebody is given to read before they agree, and where it stands. */
export type Documents = Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'>;

/**
 * What is known of somebody before they log in or register: it is not asked twice
 * (docs/rules/accounts.md#account-dialog). '' where it is not known.
 */
export type Prefill = Readonly<Record<'name' | 'surname' | 'email' | 'phone', string>> & {
  /** Whether they have registered with it just now: the registration starts anew. */
  readonly registered?: boolean;
};

export const noPrefill: Prefill = { name: '', surname: '', email: '', phone: '' };

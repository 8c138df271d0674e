import type { ConsentBlockProps } from '@preventivo/privacy';

/** What somebody is given to read before they agree, and where it stands. */
export type Documents = Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'>;

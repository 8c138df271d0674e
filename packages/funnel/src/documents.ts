import { type ConsentBlockProps, mup } from '@preventivo/privacy';

/** What a visitor is given to read before they agree, and where. */
export type Documents = Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'>;

/** The pages that stand beside the funnel's own, where the host names none. */
export const ownDocuments: Documents = {
  documents: mup({ mup: '../documenti/mup.html', reclami: '../documenti/reclami.html' }),
  privacyUrl: '../documenti/privacy.html',
  termsUrl: '../documenti/condizioni.html',
};

/** Where somebody who cannot log in finds help, where the host says nothing else. */
export const ownHelp = '../documenti/aiuto.html';

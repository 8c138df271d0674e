import type { Translate } from '@preventivo/core';
import {
  frameAccessibility,
  frameComplaints,
  framePrivacy,
  frameTerms,
} from '@preventivo/core/words';
import { type ConsentBlockProps, mup } from '@preventivo/privacy';

/** The documents that the funnel links, for the visitor to read before giving consent. */
export interface Documents
  extends Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'> {
  /** URL of the page on complaints. @defaultValue no link */
  readonly complaintsUrl?: string | undefined;
  /** URL of the accessibility statement. @defaultValue no link */
  readonly accessibilityUrl?: string | undefined;
}

const reclami = '../documenti/reclami.html';

/** The documents of the reference site, by URLs relative to the pages of its funnels. */
export const ownDocuments: Documents = {
  documents: mup({ mup: '../documenti/mup.html', reclami }),
  complaintsUrl: reclami,
  accessibilityUrl: '../documenti/accessibilita.html',
  privacyUrl: '../documenti/privacy.html',
  termsUrl: '../documenti/condizioni.html',
};

/** URL of the reference site's help page for users who cannot log in. */
export const ownHelp = '../documenti/aiuto.html';

export const footerLinks = (
  { privacyUrl, termsUrl, complaintsUrl, accessibilityUrl }: Documents,
  t: Translate,
) => [
  { title: t(framePrivacy), url: privacyUrl },
  { title: t(frameTerms), url: termsUrl },
  ...(complaintsUrl ? [{ title: t(frameComplaints), url: complaintsUrl }] : []),
  ...(accessibilityUrl ? [{ title: t(frameAccessibility), url: accessibilityUrl }] : []),
];

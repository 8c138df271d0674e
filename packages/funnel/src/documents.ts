import type { Say } from '@preventivo/core';
import {
  frameAccessibility,
  frameComplaints,
  framePrivacy,
  frameTerms,
} from '@preventivo/core/words';
import { type ConsentBlockProps, mup } from '@preventivo/privacy';

/** What a visitor is given to read before they agree, and where. */
export interface Documents
  extends Pick<ConsentBlockProps, 'documents' | 'privacyUrl' | 'termsUrl'> {
  /** Where it stands how to complain. @defaultValue nowhere */
  readonly complaintsUrl?: string | undefined;
  /** Where it stands how accessible these pages are. @defaultValue nowhere */
  readonly accessibilityUrl?: string | undefined;
}

const reclami = '../documenti/reclami.html';

/** The pages that stand beside the funnel's own, where the host names none. */
export const ownDocuments: Documents = {
  documents: mup({ mup: '../documenti/mup.html', reclami }),
  complaintsUrl: reclami,
  accessibilityUrl: '../documenti/accessibilita.html',
  privacyUrl: '../documenti/privacy.html',
  termsUrl: '../documenti/condizioni.html',
};

/** What the footer of a page leads to. */
export const footerLinks = (
  { privacyUrl, termsUrl, complaintsUrl, accessibilityUrl }: Documents,
  say: Say,
) => [
  { title: say(framePrivacy), url: privacyUrl },
  { title: say(frameTerms), url: termsUrl },
  ...(complaintsUrl ? [{ title: say(frameComplaints), url: complaintsUrl }] : []),
  ...(accessibilityUrl ? [{ title: say(frameAccessibility), url: accessibilityUrl }] : []),
];

/** Where somebody who cannot log in finds help, where the host says nothing else. */
export const ownHelp = '../documenti/aiuto.html';

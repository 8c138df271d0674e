import type { NamedDocument } from '@preventivo/core/consents';
import {
  documentAllegato3,
  documentAllegato4,
  documentAllegato4ter,
  documentComplaints,
  documentMup,
} from '@preventivo/core/words';

/** A document that the visitor must receive before signing a contract. */
export interface PrecontractDocument extends NamedDocument {
  readonly url: string;
}

/**
 * Returns the documents that the law required until July 2025: Allegato 3, 4 and 4-ter
 * (docs/rules/consents.md#documents).
 * @param urls the URLs of the broker's copies
 */
export function allegati(urls: {
  readonly allegato3: string;
  readonly allegato4: string;
  readonly allegato4ter: string;
}): readonly PrecontractDocument[] {
  return [
    named(documentAllegato3, urls.allegato3),
    named(documentAllegato4, urls.allegato4),
    named(documentAllegato4ter, urls.allegato4ter),
  ];
}

/**
 * Returns the documents that the law requires since January 2026. These are the document that replaced the three of
 * `allegati`, and the page on complaints and the Arbitro Assicurativo (docs/rules/consents.md#documents).
 */
export function mup(urls: {
  readonly mup: string;
  readonly reclami: string;
}): readonly PrecontractDocument[] {
  return [named(documentMup, urls.mup), named(documentComplaints, urls.reclami)];
}

/** Adds the format 'PDF' to the link text of a PDF. Some brokers publish documents as web pages instead. */
function named(title: string, url: string): PrecontractDocument {
  return { title, url, ...(/\.pdf(?:[?#]|$)/i.test(url) && { format: 'PDF' }) };
}

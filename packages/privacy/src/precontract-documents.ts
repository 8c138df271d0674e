import type { NamedDocument } from '@preventivo/core/consents';
import {
  documentAllegato3,
  documentAllegato4,
  documentAllegato4ter,
  documentComplaints,
  documentMup,
} from '@preventivo/core/words';

/** A document somebody is given before a contract. */
export interface PrecontractDocument extends NamedDocument {
  readonly url: string;
}

/**
 * The documents handed over until July 2025: Allegato 3, 4 and 4-ter
 * (docs/rules/consents.md#documents).
 * @param urls where the broker keeps its own copies
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
 * The one form that took their place, and the page on complaints and the Arbitro Assicurativo
 * that has to go with it since January 2026 (docs/rules/consents.md#documents).
 */
export function mup(urls: {
  readonly mup: string;
  readonly reclami: string;
}): readonly PrecontractDocument[] {
  return [named(documentMup, urls.mup), named(documentComplaints, urls.reclami)];
}

/** A broker keeps them as files or as pages: the name says what opens. */
function named(title: string, url: string): PrecontractDocument {
  return { title, url, ...(/\.pdf(?:[?#]|$)/i.test(url) && { format: 'PDF' }) };
}

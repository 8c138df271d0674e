import type { Say } from '../errors/sayer.ts';
import { consentTextsVersion } from './consent-table.ts';
import { documentName, type NamedDocument, shownText } from './consent-words.ts';
import { allFlags } from './privacy-to-wire.ts';

/** All that stood at each consent, as a receipt names it. */
export interface ConsentEdition {
  /** '2026-11-21' */
  readonly version: string;
  /**
   * By the number of a flag, in each language it was said in. ' · {documents}' stands for what a broker hands over
   * before a contract.
   */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Editions of before, the last one first: a page that was opened under one is sent under the next. Whoever changes a
 * word puts here what `consentEdition` gave before, in Italian and in English.
 */
export const earlierEditions: readonly ConsentEdition[] = [];

const place = '{documents}';

/** The edition of today. @param says how it is said, once for each language */
export const consentEdition = (says: readonly Say[]): ConsentEdition => ({
  version: consentTextsVersion,
  texts: Object.fromEntries(
    allFlags.map(({ code, consent }) => [
      String(code),
      says.map((say) => shownText(consent, [{ title: place }], say)),
    ]),
  ),
});

/** A text of an edition with the documents that were handed over, which may be none. */
export function withDocuments(text: string, documents: readonly NamedDocument[]): string {
  const named = documents.map((document) => ` · ${documentName(document)}`).join('');
  return text.replace(` · ${place}`, () => named);
}

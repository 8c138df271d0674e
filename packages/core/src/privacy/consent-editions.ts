import type { Translate } from '../errors/create-translator.ts';
import { consentTextsVersion } from './consent-table.ts';
import { documentName, type NamedDocument, shownText } from './consent-words.ts';
import { allFlags } from './privacy-to-wire.ts';

/** An edition of the consent texts. A receipt contains the version of the edition. */
export interface ConsentEdition {
  /** The date of the edition: '2026-11-21'. */
  readonly version: string;
  /**
   * The texts of each flag, by the number of the flag. A flag has one text for each language of the page. ' ·
   * {documents}' is the placeholder for the titles of the broker's precontractual documents.
   */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Earlier editions, the latest first. They are still valid, because a user may send a form that was opened before the
 * texts changed. When you change a text, first add the result of `consentEdition` here, in Italian and in English.
 */
export const earlierEditions: readonly ConsentEdition[] = [];

const place = '{documents}';

/**
 * Returns the current edition.
 * @param says the translators, one for each language
 */
export const consentEdition = (says: readonly Translate[]): ConsentEdition => ({
  version: consentTextsVersion,
  texts: Object.fromEntries(
    allFlags.map(({ code, consent }) => [
      String(code),
      says.map((t) => shownText(consent, [{ title: place }], t)),
    ]),
  ),
});

/** Replaces the placeholder in a text of an edition with the titles of the documents. The list may be empty. */
export function withDocuments(text: string, documents: readonly NamedDocument[]): string {
  const named = documents.map((document) => ` · ${documentName(document)}`).join('');
  return text.replace(` · ${place}`, () => named);
}

import { channelsLine, consentLabels, noticeTitles, sectors } from './consent-texts.ts';
import { type ConsentKey, channelsOf } from './consents.ts';

/** A document as its link names it. */
export interface NamedDocument {
  readonly title: string;
  /** What it opens as, said in the link's name: «PDF». Left out for a page. */
  readonly format?: string;
}

/** «Allegato 3 (PDF)» */
export const documentName = ({ title, format }: NamedDocument): string =>
  format ? `${title} (${format})` : title;

/**
 * Everything that stands at a consent, as one text: what is agreed to, whom and which channels it
 * covers, the documents it names.
 * @param documents what is handed over before a contract
 */
export function shownText(key: ConsentKey, documents: readonly NamedDocument[]): string {
  return [
    consentLabels[key],
    ...(key === 'cessione' ? sectors : []),
    ...(channelsOf(key).length > 0 ? [channelsLine] : []),
    ...namesAt(key, documents),
  ].join(' · ');
}

function namesAt(key: ConsentKey, documents: readonly NamedDocument[]): readonly string[] {
  switch (key) {
    case 'ivass':
      return documents.map(documentName);
    case 'cgu':
    case 'generale':
      return [noticeTitles[key]];
    default:
      return [];
  }
}

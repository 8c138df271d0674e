import { type Say, sayer } from '@preventivo/core';
import {
  type ConsentEdition,
  consentEdition,
  consentTextsVersion,
  earlierEditions,
  type NamedDocument,
  withDocuments,
} from '@preventivo/core/consents';
import { en } from '@preventivo/core/messages/en';
import { byText, type OwnTexts } from '@preventivo/core/translation';
import type { ConsentFlag } from '@preventivo/core/wire';
import {
  documentAllegato3,
  documentAllegato4,
  documentAllegato4ter,
  documentComplaints,
  documentMup,
} from '@preventivo/core/words';

/** What a broker has set of the words of consents. */
export interface OwnConsentTexts {
  /** Texts in other words, by language. @defaultValue none */
  readonly texts?: { readonly it?: OwnTexts | undefined; readonly en?: OwnTexts | undefined };
  /** What is handed over before a contract. @defaultValue what comes with the product, or nothing */
  readonly documents?: readonly NamedDocument[] | undefined;
  /** Other editions, of pages that are worded otherwise, or were. @defaultValue none */
  readonly editions?: readonly ConsentEdition[];
}

/** Says under which edition a page showed these words. */
export type EditionOf = (flags: readonly ConsentFlag[]) => string;

/** What stands in a receipt where nobody knows the words. */
export const unknownTexts = 'unknown';

/** Knows the product's words, of today and before, in each language, and those a broker has set. */
export function consentTexts({ texts = {}, documents, editions = [] }: OwnConsentTexts): EditionOf {
  const says = [sayer({}), sayer(byText(en.texts))];
  const own = [
    sayer(byText(texts.it ?? {})),
    sayer({ ...byText(en.texts), ...byText(texts.en ?? {}) }),
  ];
  const handedOver = documents ? [documents] : presets;
  const known = [
    ...[consentEdition(says), ...earlierEditions, ...editions],
    { ...consentEdition(own), version: `${consentTextsVersion} settings` },
  ].map((edition) => ({
    version: edition.version,
    texts: filled(edition, [...says, ...own], handedOver),
  }));
  return (flags) =>
    known.find((one) => flags.every((flag) => one.texts.has(entryOf(flag.key, flag.description))))
      ?.version ?? unknownTexts;
}

/** Every text that an edition may have shown. */
const filled = (
  { texts }: ConsentEdition,
  says: readonly Say[],
  handedOver: readonly (readonly NamedDocument[])[],
): ReadonlySet<string> =>
  new Set(
    Object.entries(texts).flatMap(([code, said]) =>
      said.flatMap((text) =>
        says.flatMap((say) =>
          handedOver.map((documents) =>
            entryOf(
              code,
              withDocuments(
                text,
                documents.map((one) => ({ ...one, title: say(one.title) })),
              ),
            ),
          ),
        ),
      ),
    ),
  );

const entryOf = (code: number | string, text: string) => `${code} ${text}`;

/** The documents that come with the product, each a page or a file; a form that stands elsewhere may show none. */
const presets: readonly (readonly NamedDocument[])[] = [
  [],
  ...asPagesOrFiles([documentMup, documentComplaints]),
  ...asPagesOrFiles([documentAllegato3, documentAllegato4, documentAllegato4ter]),
];

function asPagesOrFiles([
  title,
  ...rest
]: readonly string[]): readonly (readonly NamedDocument[])[] {
  if (title === undefined) return [[]];
  return asPagesOrFiles(rest).flatMap((others) => [
    [{ title }, ...others],
    [{ title, format: 'PDF' }, ...others],
  ]);
}

import { createTranslator, type Translate } from '@preventivo/core';
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

/** Custom consent texts of a broker. */
export interface OwnConsentTexts {
  /**
   * The broker's texts by language, which replace the product's texts.
   * @defaultValue none
   */
  readonly texts?: { readonly it?: OwnTexts | undefined; readonly en?: OwnTexts | undefined };
  /** Documents handed over before a contract. @defaultValue the product's documents, or none */
  readonly documents?: readonly NamedDocument[] | undefined;
  /**
   * Other editions of the texts, for pages that show or have shown them.
   * @defaultValue none
   */
  readonly editions?: readonly ConsentEdition[];
}

/** Returns the edition of the consent texts that a page showed. */
export type EditionOf = (flags: readonly ConsentFlag[]) => string;

/** The edition of a receipt with unknown texts. */
export const unknownTexts = 'unknown';

/**
 * Returns a function that recognises the product's and the broker's texts, current and earlier, in
 * each language.
 */
export function consentTexts({ texts = {}, documents, editions = [] }: OwnConsentTexts): EditionOf {
  const says = [createTranslator({}), createTranslator(byText(en.texts))];
  const own = [
    createTranslator(byText(texts.it ?? {})),
    createTranslator({ ...byText(en.texts), ...byText(texts.en ?? {}) }),
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

const filled = (
  { texts }: ConsentEdition,
  says: readonly Translate[],
  handedOver: readonly (readonly NamedDocument[])[],
): ReadonlySet<string> =>
  new Set(
    Object.entries(texts).flatMap(([code, said]) =>
      said.flatMap((text) =>
        says.flatMap((t) =>
          handedOver.map((documents) =>
            entryOf(
              code,
              withDocuments(
                text,
                documents.map((one) => ({ ...one, title: t(one.title) })),
              ),
            ),
          ),
        ),
      ),
    ),
  );

const entryOf = (code: number | string, text: string) => `${code} ${text}`;

/**
 * Every list of the product's documents that a page may show, each document as a page or as a file.
 * A form on another site may show no documents.
 */
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

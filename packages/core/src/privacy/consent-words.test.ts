import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTranslator } from '../errors/create-translator.ts';
import { consentEdition, earlierEditions, withDocuments } from './consent-editions.ts';
import { consentTextsVersion } from './consent-table.ts';
import { shownText } from './consent-words.ts';
import { consentKeys, noConsents } from './consents.ts';
import { allFlags, consentFlags } from './privacy-to-wire.ts';

/**
 * The hash of each edition of the texts, by the date of the edition. Keep the hashes of old
 * editions, because receipts refer to them.
 */
const editions = new Map([
  ['2026-11-21', 'c8cf698a12e70c45a0b1e84852b68947f6639307bde1e2b671024209aa1fc7d0'],
]);

it('a change of a consent text requires a new edition', () => {
  const words = consentKeys.map((key) => shownText(key, [], createTranslator({}))).join('\n');
  const hash = createHash('sha256').update(words).digest('hex');
  expect([consentTextsVersion, hash]).toEqual([...editions].at(-1));
});

it('earlier editions of the consent texts are complete', () => {
  const before = [...editions.keys()].slice(0, -1);
  expect(earlierEditions.map(({ version }) => version)).toEqual(before.toReversed());
  for (const { texts } of earlierEditions)
    expect(Object.keys(texts)).toEqual(allFlags.map(({ code }) => String(code)).toSorted());
});

it.each([[[]], [[{ title: 'MUP $& {n}', format: 'PDF' }, { title: 'Reclami' }]]])(
  'an edition contains the text that is sent with each consent and the documents %j',
  (documents) => {
    const { texts } = consentEdition([createTranslator({})]);
    const flags = consentFlags({
      consents: noConsents,
      openedAt: '',
      documents,
      variant: 'anonymous',
    });
    expect(flags).toHaveLength(8);
    for (const { key, description } of flags)
      expect(withDocuments(texts[key]?.[0] ?? '', documents)).toBe(description);
  },
);

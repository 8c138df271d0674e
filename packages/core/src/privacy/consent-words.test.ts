import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sayer } from '../errors/sayer.ts';
import { consentTextsVersion } from './consent-table.ts';
import { shownText } from './consent-words.ts';
import { consentKeys } from './consents.ts';

/** The hash of each edition of the words, by its day. Old ones stay: receipts name them. */
const editions = new Map([
  ['2026-11-21', 'c8cf698a12e70c45a0b1e84852b68947f6639307bde1e2b671024209aa1fc7d0'],
]);

it('a changed word makes another edition', () => {
  const words = consentKeys.map((key) => shownText(key, [], sayer({}))).join('\n');
  const hash = createHash('sha256').update(words).digest('hex');
  expect([consentTextsVersion, hash]).toEqual([...editions].at(-1));
});

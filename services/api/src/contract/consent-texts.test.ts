import { createTranslator } from '@preventivo/core';
import { consentTextsVersion, type NamedDocument, noConsents } from '@preventivo/core/consents';
import { en } from '@preventivo/core/messages/en';
import { byText } from '@preventivo/core/translation';
import { type AnsweredConsents, consentFlags } from '@preventivo/core/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentTexts, unknownTexts } from './consent-texts.ts';

const english = createTranslator(byText(en.texts));
const documents: readonly NamedDocument[] = [{ title: 'Informativa Beta', format: 'PDF' }];
const mup = ['Modello Unico Precontrattuale (MUP)', 'Reclami e Arbitro Assicurativo'].map(
  (title) => ({ title }),
);
const file = (title: string) => ({ title, format: 'PDF' });
const shown = (more: Partial<AnsweredConsents> = {}) =>
  consentFlags({
    consents: noConsents,
    openedAt: '2026-11-21T10:00:00Z',
    variant: 'anonymous',
    ...more,
  });
const product = consentTexts({});

describe('consent texts of a page', () => {
  it.each([
    ['in Italian', {}],
    ['in English', { t: english }],
    ['to who is logged in', { variant: 'logged' }],
    ['with the form of today', { documents: mup }],
    [
      'with it as a file, in English',
      { documents: mup.map(({ title }, at) => (at === 0 ? file(title) : { title })), t: english },
    ],
    [
      'with the annexes of before',
      { documents: ['Allegato 3', 'Allegato 4', 'Allegato 4-ter'].map(file) },
    ],
  ] satisfies [string, Partial<AnsweredConsents>][])(
    "consent texts are recognised as the product's, %s",
    (_, more) => {
      expect(product(shown(more))).toBe(consentTextsVersion);
    },
  );

  it('the edition of consent texts is unknown when any text differs or belongs to another consent', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.string({ maxLength: 40 }), (at, other) => {
        const flags = shown().map((flag, index) =>
          index === at && other !== flag.description ? { ...flag, description: other } : flag,
        );
        const isSame = flags[at]?.description === shown()[at]?.description;
        expect(product(flags)).toBe(isSame ? consentTextsVersion : unknownTexts);
      }),
    );
    const [first, ...rest] = shown();
    if (!first) throw new Error('no flags');
    expect(product([{ ...first, description: rest.at(-1)?.description ?? '' }, ...rest])).toBe(
      unknownTexts,
    );
  });

  it('consent texts are recognised only if they name the documents that the broker has set', () => {
    const beta = consentTexts({ documents });
    expect(beta(shown({ documents }))).toBe(consentTextsVersion);
    expect(beta(shown({ documents, t: english }))).toBe(consentTextsVersion);
    expect(beta(shown())).toBe(unknownTexts);
    expect(product(shown({ documents }))).toBe(unknownTexts);
  });

  it("consent texts in the broker's wording are recognised, under a separate edition", () => {
    const texts = { it: { consentNewsletter: 'Scrivetemi ogni mese' } };
    const t = createTranslator(byText(texts.it));
    const beta = consentTexts({ texts });
    expect(beta(shown({ t }))).toBe(`${consentTextsVersion} settings`);
    expect(beta(shown())).toBe(consentTextsVersion);
    expect(product(shown({ t }))).toBe(unknownTexts);
  });

  it('consent texts of an earlier edition are recognised after a change', () => {
    const before = shown().map((flag) => ({ ...flag, description: `Una volta: ${flag.key}` }));
    const texts = Object.fromEntries(before.map(({ key, description }) => [key, [description]]));
    const kept = consentTexts({ editions: [{ version: '2025-01-01', texts }] });
    expect(kept(before)).toBe('2025-01-01');
    expect(kept(shown())).toBe(consentTextsVersion);
    // A mix of texts from two editions is unknown, because no page showed such a mix.
    const mixed = before.map((flag, at) => (at === 0 ? (shown()[0] ?? flag) : flag));
    expect(kept(mixed)).toBe(unknownTexts);
  });
});

import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { refusedAt } from '../check/refused-at.ts';
import { emptyContractor } from '../contractor/contractor.ts';
import { contractorQuestions } from '../contractor/questions.ts';
import { createTranslator } from '../errors/create-translator.ts';
import { club, paolo } from '../line/club.fixture.ts';
import { outing } from '../line/outing.fixture.ts';
import { versionOf } from '../line/version-of.ts';
import { en } from '../messages/en.ts';
import { frameNext } from '../words/frame.ts';
import { wordingOf } from './wording.ts';
import { wordsInLine } from './words-in.ts';

const today = '2026-11-21';
const english = wordingOf(outing.id, { translation: en, line: {} });

describe('an English page', () => {
  it('an English page has the catalogue in English, with its placeholders filled', () => {
    const t = createTranslator(english.messages);
    expect(t(frameNext)).toBe('Continue');
    expect(
      t('Passo {page} di {pages}: {title}', { page: 1, pages: 2, title: 'Your details' }),
    ).toBe('Step 1 of 2: Your details');
  });

  it('an English page has the questions of page 1 and their errors in English', () => {
    const { contractor } = english.line(outing);
    const { table, keys, values } = contractorQuestions(contractor, emptyContractor(['fisica']));
    expect(table.fields.natoInItalia).toMatchObject({
      label: 'Where were you born?',
      yes: 'Italy',
      no: 'Elsewhere',
    });
    const [first] = check(table, values, { keys, today, lists: {} });
    expect(first).toMatchObject({ error: 'Invalid first name', invalid: 'Invalid first name' });
  });

  it('an English page sets the language of its tables, except of a line without a translation', () => {
    const { contractor } = english.line(outing);
    const { table } = contractorQuestions(contractor, emptyContractor(['fisica']));
    expect(table.language).toBe('en');
    expect(english.line(outing).language).toBe('en');
    const lacking = wordingOf(outing.id, { translation: en, line: undefined });
    expect(lacking.line(outing).language).toBeUndefined();
  });

  it('an English page translates each list once, so that no component renders again', () => {
    const states = [
      { id: '84', value: 'Germania' },
      { id: '999', value: 'Un posto nuovo' },
    ];
    expect(english.list('stati', states)).toContainEqual({ id: '999', value: 'Un posto nuovo' });
    expect(english.list('stati', states)).toBe(english.list('stati', states));
  });

  it('an English page continues an Italian draft', () => {
    expect(english.line(outing).version).toBe(outing.version);
    expect(Object.keys(english.line(outing).fields)).toEqual(Object.keys(outing.fields));
  });
});

describe("a broker's text", () => {
  const own = {
    frameNext: 'Avanti',
    'outing.title': 'Gita sociale',
    'person.nome.label': 'Il tuo nome',
    CONTRACTOR_NAME: 'Come ti chiami?',
  };
  const worded = wordingOf(outing.id, undefined, own);

  it("a broker's text replaces only the text that it names", () => {
    const t = createTranslator(worded.messages);
    expect(t(frameNext)).toBe('Avanti');
    expect(t('Indietro')).toBe('Indietro');
    expect(worded.line(outing).title).toBe('Gita sociale');
    expect(worded.line(outing).about).toBe(outing.about);
  });

  it("a broker's text replaces the label of a question, on page 1 too", () => {
    const { contractor } = worded.line(outing);
    const { table } = contractorQuestions(contractor, emptyContractor(['fisica']));
    expect(table.fields.nome?.label).toBe('Il tuo nome');
    expect(table.fields.cognome?.label).toBe('Cognome');
  });

  it("a broker's text takes precedence over the translation", () => {
    const both = wordingOf(outing.id, { translation: en, line: {} }, { frameNext: 'Go on' });
    expect(both.messages[frameNext]).toBe('Go on');
    expect(both.messages.Indietro).toBe('Back');
  });
});

describe("the message for an error code of the server's refusal", () => {
  const places = {
    'tessera.refusals.TESSERA_SOSPESA': 'The card is suspended',
    'istruttore.nome.refusals.ISTRUTTORE_SOSPESO': 'The instructor is suspended',
    'gare.refusals.GARE_IGNOTE': 'Nobody knows these races',
    'gare.item.esito.refusals.ESITO_CONTESTATO': 'The result is contested',
  };
  const controls = (line: typeof club) =>
    Object.keys(places).map((place) => {
      const code = place.slice(place.lastIndexOf('.') + 1);
      return refusedAt(line, paolo, { code, message: 'In parole del server' })[0];
    });

  it('wordsInLine also returns the refusal messages', () => {
    expect(Object.keys(wordsInLine(club))).toEqual(expect.arrayContaining(Object.keys(places)));
  });

  it('a refusal message is translated by its path in the table, in groups and lists too', () => {
    const translated = wordingOf(club.id, { translation: en, line: places }).line(club);
    expect(controls(translated)).toMatchObject(
      Object.values(places).map((sentence) => ({ error: sentence, invalid: sentence })),
    );
  });

  it('a refusal message is replaced by a text of the broker', () => {
    const own = { 'club.tessera.refusals.TESSERA_SOSPESA': 'Chiamaci per la tessera' };
    const [failure] = controls(wordingOf(club.id, undefined, own).line(club));
    expect(failure).toMatchObject({ error: 'Chiamaci per la tessera' });
  });

  it("a refusal message does not change the line's version, so drafts stay valid", () => {
    const { tessera, ...others } = club.fields;
    const { refusals: _, ...plain } = tessera;
    expect(versionOf({ fields: { tessera: plain, ...others } })).toBe(
      versionOf({ fields: { tessera, ...others } }),
    );
  });
});

describe('wordsInLine', () => {
  it('wordsInLine returns every text of a line by its path', () => {
    const words = wordsInLine(outing);
    expect(words.title).toBe(outing.title);
    expect(words[`pages.${outing.pages[0]?.id}.title`]).toBe(outing.pages[0]?.title);
    expect(words['pages.gita.lead']).toBe('Dove andiamo e chi ci accompagna.');
    for (const [key, { label, error }] of Object.entries(outing.fields))
      expect([words[`${key}.label`], words[`${key}.error`]]).toEqual([label, error]);
  });
});

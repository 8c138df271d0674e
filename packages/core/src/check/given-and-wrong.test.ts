import { describe, expect, it } from 'vitest';
import { yesNo } from '../kinds/choice/field.ts';
import { text } from '../kinds/text/field.ts';
import { defineLine } from '../line/define-line.ts';
import { isEmpty } from '../table/is-empty.ts';
import { interview } from '../testing/interview.ts';
import { refusedRemotely, remoteQuestions } from './remote-questions.ts';
import { schemaOf } from './schema-of.ts';

const library = defineLine({
  id: 'library',
  title: 'Biblioteca',
  about: 'Un libro in prestito.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: {
    titolo: text({
      label: 'Titolo',
      code: 'TITOLO',
      error: 'Indicare il titolo, da {from} a {to} caratteri',
      invalid: 'Manca il titolo',
      wrong: 'Da {from} a {to} caratteri',
      min: 2,
      max: 10,
      box: 6,
    }),
    dedica: text({
      label: 'Dedica',
      code: 'DEDICA',
      error: 'Scrivere una dedica',
      wrong: 'Almeno 3 caratteri',
      min: 3,
      optional: true,
    }),
    nuovo: yesNo({ label: 'È nuovo?', code: 'NUOVO', error: 'Indicare se è nuovo' }),
  },
  remote: {
    titolo: (v) => ({ what: 'text', content: v.titolo }),
    dedica: (v) => ({ what: 'number', content: v.dedica }),
  },
  pages: [{ id: 'libro', title: 'Il libro', fields: ['titolo', 'dedica', 'nuovo'] }],
});
const today = '2026-11-21';
const book = { titolo: 'Emma', dedica: '', nuovo: true };
const onPage = interview(library, { today });
const onServer = interview(library, { today, received: true });
const said = ({ refused }: typeof onPage, titolo: string) =>
  refused({ ...book, titolo }).map(({ invalid, error }) => [invalid, error]);

describe('isEmpty', () => {
  it.each([undefined, null, '', 'Seleziona'])('isEmpty is true for %o', (answer) => {
    expect(isEmpty(answer)).toBe(true);
  });
  it.each([0, false, ' ', 'seleziona', [], '0'])('isEmpty is false for %o', (answer) => {
    expect(isEmpty(answer)).toBe(false);
  });
});

describe('an invalid answer', () => {
  it.each(['', '   '])('a blank answer has the `invalid` and `error` texts: %o', (titolo) => {
    expect(said(onPage, titolo)).toEqual([
      ['Manca il titolo', 'Indicare il titolo, da 2 a 6 caratteri'],
    ]);
  });

  it.each(['E', ' E ', 'Middlemarch'])('a given answer has the `wrong` text: %o', (titolo) => {
    expect(said(onPage, titolo)).toEqual([['Da 2 a 6 caratteri', 'Da 2 a 6 caratteri']]);
  });

  it('an optional invalid answer has the `wrong` text', () => {
    expect(onPage.sentences({ ...book, dedica: 'a' })).toEqual(['Almeno 3 caratteri']);
    expect(onPage.sentences(book)).toEqual([]);
  });

  it('the schema has the same texts for an invalid answer', async () => {
    const schema = schemaOf(library, book, { today, lists: {} });
    await expect(schema.validateAt('titolo', { titolo: '' })).rejects.toThrow('Manca il titolo');
    await expect(schema.validateAt('titolo', { titolo: 'E' })).rejects.toThrow(
      'Da 2 a 6 caratteri',
    );
  });

  it('an answer that the service refuses without a message has the `wrong` text, unless that names limits', () => {
    const questions = remoteQuestions(library, { ...book, dedica: 'A Eva' });
    expect(questions).toMatchObject([
      { what: 'text', content: 'Emma' },
      { what: 'number', content: 'A Eva' },
    ]);
    expect(questions.flatMap((question) => refusedRemotely(question, undefined))).toMatchObject([
      { control: 'titolo', invalid: 'Valore non valido', error: 'Valore non valido' },
      { control: 'dedica', invalid: 'Almeno 3 caratteri', error: 'Almeno 3 caratteri' },
    ]);
  });
});

describe('a text longer than its input allows', () => {
  it('a text longer than its input allows is rejected on a page and accepted over the wire', () => {
    expect(onPage.marked({ ...book, titolo: 'Ivanhoe' })).toEqual(['titolo']);
    expect(onServer.marked({ ...book, titolo: 'Ivanhoe' })).toEqual([]);
    expect(onPage.marked({ ...book, titolo: ' Amleto ' })).toEqual([]);
  });

  it('a text above its maximum is rejected over the wire, with a message that names the maximum', () => {
    expect(said(onServer, 'Middlemarch')).toEqual([['Da 2 a 10 caratteri', 'Da 2 a 10 caratteri']]);
  });
});

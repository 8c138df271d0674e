import { describe, expect, it } from 'vitest';
import { checkFile, lineOf } from './check.mjs';

const refusedIn = (comment) => {
  const { commentOpenings, commentWords } = checkFile('a.ts', `// ${comment}\nlet a;`);
  return [...commentOpenings.places, ...commentWords.places].map(({ word }) => word);
};

describe('checkFile', () => {
  it.each([
    'Skips answers that are sent as null.',
    'Adopts a shared constructable stylesheet; no CSP blocks it.',
    'Returns undefined when the server sends no body.',
    'Whether the field shows its error.',
    'If a click caused the blur, validate after the click.',
    'There is one row for each delivery.',
    'The user sees the summary, whose links focus the fields.',
    'A stand-alone page, for standard browsers that understand `stands` and `nobody`.',
    '`what` of a table.',
    '@param visits of a visitor',
    '@defaultValue none',
    'The stub stands in for the server.',
  ])('checkFile accepts plain English: %s', (comment) => {
    expect(refusedIn(comment)).toEqual([]);
  });

  it.each([
    ['Who leaves the page keeps the draft.', 'Who'],
    ['Where the texts of a body are.', 'Where'],
    ['Of two answers the later one.', 'Of'],
    ["What's sent as null.", 'What'],
    ['Neither the day nor the hour.', 'Neither'],
    ['NOTHING changes.', 'NOTHING'],
    ['@returns whose key it was', 'whose'],
  ])('checkFile refuses a comment that opens without its subject: %s', (comment, word) => {
    expect(refusedIn(comment)).toEqual([word]);
  });

  it.each([
    ['The digest stands in the second column.', 'stands'],
    ['Draws the page anew.', 'anew'],
    ['The host is told when the draft expires.', 'is told'],
    ['The reason is said below the field.', 'is said'],
    ['The text that a table says of an option.', 'says of'],
    ['A question that is asked of companies.', 'asked of'],
    ['The form hears every change.', 'hears'],
    ['A hook that nobody calls.', 'nobody'],
    ['Each form has a store of its own.', 'of its own'],
    ['A server takes so many connections.', 'so many'],
    ['The user comes by the landing page.', 'comes by'],
    ['The user goes on with page 2.', 'goes on with'],
    ['Shows the reason in words.', 'in words'],
    ['Waits until the list is here.', 'is here'],
    ['Each field is looked at on blur.', 'looked at'],
    ['An empty list makes nothing.', 'makes nothing'],
    ['Removes what is stored.', 'what is'],
    ['It is looked\n// at after the click.', 'looked at'],
  ])('checkFile refuses a word of the dialect: %s', (comment, word) => {
    expect(refusedIn(comment)).toEqual([word]);
  });

  it('checkFile checks the titles of tests like comments', () => {
    const { titleOpenings, titleWords } = checkFile(
      'a.test.ts',
      "describe('a', () => { it('whoever is told stops', b); it('keeps the draft', b); });",
    );
    expect(titleOpenings.places.map(({ word }) => word)).toEqual(['whoever']);
    expect(titleWords.places.map(({ word }) => word)).toEqual(['whoever', 'is told']);
    expect(titleOpenings.total).toBe(3);
  });

  it('checkFile counts the words of a page without its code', () => {
    const { pageWords } = checkFile('README.md', '# One two\n\nThree `four` five - nobody.\n');
    expect(pageWords.total).toBe(5);
    expect(pageWords.places.map(({ line, word }) => [line, word])).toEqual([[3, 'nobody']]);
  });
});

describe('lineOf', () => {
  it('lineOf names the place, the sentence, the word and what to write instead', () => {
    const source =
      'let a;\n\n/**\n * Saves the draft. The digest\n * stands in a column. It expires.\n */\nlet b;';
    const { commentWords } = checkFile('src/a.ts', source);
    expect(commentWords.places.map(lineOf)).toEqual([
      'src/a.ts:5: «The digest stands in a column.» has "stands": is, contains or remains',
    ]);
  });

  it('lineOf distinguishes an opening from a word within a sentence', () => {
    const { commentOpenings } = checkFile('a.css', '/* Who leaves keeps the draft. */');
    expect(lineOf(commentOpenings.places[0])).toMatch(
      /^a\.css:1: «Who leaves keeps the draft\.» opens with "Who": name the actor first/,
    );
  });
});

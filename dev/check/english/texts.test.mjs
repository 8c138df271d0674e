import { describe, expect, it } from 'vitest';
import { proseOf, textsOf } from './texts.mjs';

const proseIn = ({ plain }) => plain.replace(/[\s·]+/g, ' ').trim();
const commentsOf = (source, file = 'a.tsx') => textsOf(file, source).comments.map(proseIn);
const titlesOf = (source) => textsOf('a.test.ts', source).titles.map(proseIn);

describe('textsOf', () => {
  it('textsOf joins line comments on consecutive lines', () => {
    expect(commentsOf('// The draft expires\n// after a day.\n\n// Another.\n')).toEqual([
      'The draft expires after a day.',
      'Another.',
    ]);
  });

  it('textsOf separates a comment behind code from the next line', () => {
    expect(commentsOf('let a = 1; // Seconds.\n// The default.\n')).toEqual([
      'Seconds.',
      'The default.',
    ]);
  });

  it('textsOf reads a block comment without its markers, tags and parameters', () => {
    const source =
      '/**\n * Saves the draft.\n * @param day today\n * @returns its key\n */\nlet a;';
    expect(commentsOf(source)).toEqual(['Saves the draft. today its key']);
  });

  it('textsOf reads comments in JSX and in styles', () => {
    expect(commentsOf('const a = <p>{/* Empty until the list loads. */}// text</p>;')).toEqual([
      'Empty until the list loads.',
    ]);
    expect(commentsOf('a { /* Keeps the ring visible. */ }', 'a.css')).toEqual([
      'Keeps the ring visible.',
    ]);
  });

  it('textsOf ignores text in strings and templates', () => {
    expect(commentsOf('const a = "// nobody", b = \'/* nobody */\', c = `// nobody`;')).toEqual([]);
  });

  it('textsOf ignores code, links and addresses in a comment', () => {
    expect(commentsOf('// See `nobody`, {@link whoever} and https://nobody.example/x.')).toEqual([
      'See , and',
    ]);
    expect(commentsOf('/**\n * Example:\n * ```ts\n * nobody();\n * ```\n */\nlet a;')).toEqual([
      'Example:',
    ]);
  });

  it.each([
    '// biome-ignore lint/a11y: nobody sees it',
    '// @ts-expect-error nobody declares it',
    '/* @__PURE__ */',
    '/*! Copyright of nobody */',
    '// Copyright of nobody',
    '/// <reference types="nobody" />',
    '// v8 ignore next: nobody',
    "/** @type {import('nobody')} */",
  ])('textsOf ignores comments for tools and licences: %s', (comment) => {
    expect(commentsOf(`${comment}\nlet a;`)).toEqual([]);
  });

  it('textsOf reads the titles of all test functions', () => {
    const source = `
      describe('the draft', () => {
        it('expires', () => {});
        test.describe(\`on \${device}\`, () => {});
        it.each([1])(
          'counts %s days of $unit',
          () => {},
        );
        test.skipIf(true)('waits', () => {});
      });`;
    expect(titlesOf(source)).toEqual(['the draft', 'expires', 'on', 'counts days of', 'waits']);
  });

  it('textsOf reads no titles from other calls', () => {
    const source =
      "test.step('a', b); emit('c'); it(name, d); test.use({}); visit('e'); git.it('f');";
    expect(titlesOf(source)).toEqual([]);
  });
});

describe('proseOf', () => {
  it('proseOf reads a page without code, comments, front matter and the targets of links', () => {
    const page =
      "---\n'a': patch\n---\n\n# Drafts\n\n<!-- nobody -->\n\n```sh\nnobody\n```\n\nSee [the draft](#nobody), `nobody`.\n";
    expect(proseIn(proseOf(page))).toBe('# Drafts See [the draft] , .');
  });
});

import { join } from 'node:path';
import { expect, it as test } from 'vitest';
import { documentPage } from './document-page.mjs';
import { documents } from './documents.mjs';
import { escaped } from './escaped.mjs';
import { readLines, translatedLines } from './lines.mjs';
import { linesPage, notFoundPage } from './lines-page.mjs';
import { en } from './words/en.mjs';
import { it } from './words/it.mjs';

const lines = await readLines(join(import.meta.dirname, '..', 'apps'));
const translated = await translatedLines(lines, 'en');
const tools = [
  { name: 'storybook', address: '/storybook/' },
  { name: 'docs', address: '/docs/' },
];
const look = { style: '', font: '/assets/f.woff2', script: '/assets/site-AbCd1234.js', tools };
const italianPage = linesPage({ lines, ...look });
const englishPage = linesPage({ lines: translated, words: en, ...look });

/** Returns the texts of a language by path: 'search.clear' → 'Cancella'. */
const textsIn = (words, path = '') =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, text]) =>
      typeof text === 'string'
        ? [[path + name, text]]
        : Object.entries(textsIn(text, `${path}${name}.`)),
    ),
  );
/** Whether a page contains a text as whole words: 'Personal' does not contain 'Persona'. */
const hasWords = (page, text) =>
  new RegExp(String.raw`(?<!\p{L})${RegExp.escape(text)}(?!\p{L})`, 'u').test(page);
const isVisible = ([path]) => !/^(language|locale|name|address)$/.test(path);

test('every Italian text of the landing page has an English one', () => {
  const [italian, english] = [textsIn(it), textsIn(en)];
  expect(Object.keys(english)).toEqual(Object.keys(italian));
  const same = Object.keys(italian).filter((path) => english[path] === italian[path]);
  expect(same).toEqual(['documents.privacy', 'builders.storybook']);
});

test('every text is on the page of its language', () => {
  for (const [words, page] of [
    [it, italianPage],
    [en, englishPage],
  ]) {
    const missing = Object.entries(textsIn(words))
      .filter(isVisible)
      // Split at `{phone}`, which the scripts replace. Two texts are HTML, so accept the unescaped text too.
      .flatMap(([, text]) => text.split('{phone}'))
      .filter((text) => !page.includes(text) && !page.includes(escaped(text)));
    expect(missing).toEqual([]);
  }
});

test('the English page contains no Italian text', () => {
  const english = new Set(Object.values(textsIn(en)));
  const italian = Object.entries(textsIn(it))
    .filter(isVisible)
    .map(([, text]) => text);
  const names = lines.flatMap(({ title, about }) => [title, about]);
  const same = new Set(translated.map(({ title }) => title));
  // Remove the search keywords, which are also in Italian.
  const page = englishPage.replace(/ data-keywords="[^"]*"/g, '');
  const left = [...italian, ...names]
    .filter((text) => !english.has(text) && !same.has(text))
    .filter((text) => hasWords(page, text) || hasWords(page, escaped(text)));
  expect(left).toEqual([]);
});

test.each(lines)('the line $id has an English title, sentence and keywords', async (line) => {
  const words = await line.translations.en();
  for (const place of ['title', 'about', 'listing.keywords']) expect(words[place]).toMatch(/\w/);
  expect(englishPage).toContain(`>${escaped(words.title)}</a>`);
  expect(englishPage).toContain(`>${escaped(words.about)}</p>`);
});

test('a line without a translation stays Italian on the English page', async () => {
  const [line] = lines;
  const [same] = await translatedLines([{ ...line, translations: undefined }], 'en');
  expect(same).toMatchObject({ title: line.title, about: line.about, listing: line.listing });
});

test('the English page lists the lines by their English titles', () => {
  const titles = translated.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
});

test('the landing pages name each other, and the other pages exist in Italian only', () => {
  const alternates =
    '<link rel="alternate" hreflang="it" href="/">\n<link rel="alternate" hreflang="en" href="/en/">';
  for (const page of [italianPage, englishPage]) expect(page).toContain(alternates);
  const [first] = documents;
  for (const page of [notFoundPage({ lines, ...look }), documentPage({ ...first, ...look })]) {
    expect(page).toContain('<html lang="it">');
    expect(page).not.toMatch(/rel="alternate"|site-languages/);
  }
});

test('the language switch is hidden until the settings offer two languages, and marks the language of the page', () => {
  expect(italianPage).toContain('<nav class="site-languages" aria-label="Lingua" hidden>');
  expect(englishPage).toContain('<nav class="site-languages" aria-label="Language" hidden>');
  expect(italianPage).toContain('<a href="/" hreflang="it" lang="it" aria-current="page">');
  expect(englishPage).toContain('<a href="/en/" hreflang="en" lang="en" aria-current="page">');
  expect(englishPage).toContain('<a href="/" hreflang="it" lang="it">');
});

test('the English page marks the documents as Italian', () => {
  expect(englishPage.match(/data-document="\w+" href="[^"]+" hreflang="it"/g)).toHaveLength(4);
});

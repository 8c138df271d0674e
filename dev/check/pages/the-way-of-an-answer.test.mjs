import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

const page = join(root, 'docs/the-way-of-an-answer.md');
const text = readFileSync(page, 'utf8');

/** Numbers as words. The heading of a chapter with a table states as a word how many files the table lists. */
const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const chapters = text
  .split(/^## /m)
  .map((chapter) => ({ chapter, heading: /^(.*): (\w+) files$/m.exec(chapter) }))
  .map(({ chapter, heading }) => ({
    title: heading?.[1],
    count: numbers.indexOf(heading?.[2]),
    rows: rowsOf(chapter),
  }))
  .filter(({ rows }) => rows.length > 0);

function rowsOf(body) {
  return [...body.matchAll(/^\| \[`[\w.-]+`\]\(([^)]+)\) +\| (.*) \|$/gm)].map(
    ([, file, what]) => ({
      file,
      what,
    }),
  );
}

const functionsIn = (what) => [...what.matchAll(/`([A-Za-z]\w+)`/g)].map(([, name]) => name);
const elsewhere = new Set(['Giulia', 'localStorage', 'sessionStorage', 'Idempotency']);

describe('the page about the path of an answer', () => {
  it('the page describes the path of an answer from the keyboard to the draft, from «Richiedi» to the database, and from a rejection to the field', () => {
    expect(chapters.map(({ title }) => title)).toEqual([
      'From a key to the device',
      'From «Richiedi» to the row',
      'From a no to the field',
    ]);
  });

  it.each(chapters)('the chapter $title lists as many files as it states', ({ rows, count }) => {
    expect(new Set(rows.map(({ file }) => file)).size).toBe(count);
  });

  it.each(chapters.flatMap(({ rows }) => rows))(
    '$file contains the names that the page gives for it',
    ({ file, what }) => {
      const source = join(dirname(page), file);
      expect(existsSync(source)).toBe(true);
      const names = functionsIn(what).filter((name) => !elsewhere.has(name));
      expect(names.length).toBeGreaterThan(0);
      const code = readFileSync(source, 'utf8');
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
    },
  );
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

const page = join(root, 'docs/accessibility.md');
const rows = [
  ...readFileSync(page, 'utf8').matchAll(/^(\d+)\. \*\*(.+)\*\*: (\w+)\.\n {3,4}By (.+)$/gm),
].map(([, number, what, result, by]) => ({ number: Number(number), what, result, by }));

/** The tests that each row of the page cites as a proof: the file, and the title of a test in it. */
const proofs = rows.flatMap(({ number, by }) =>
  [...by.matchAll(/\]\(([^)]+)\) ((?:«(?:[^«»]|«[^»]*»)+»(?:, )?)+)/g)].flatMap(
    ([, file, titles]) =>
      [...titles.matchAll(/«((?:[^«»]|«[^»]*»)+)»/g)].map(([, title]) => ({ number, file, title })),
  ),
);

const unescaped = (code) => code.replaceAll("\\'", "'");

describe('the accessibility checks', () => {
  it('docs/accessibility.md lists forty checks in order, and all pass', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(rows.filter(({ result }) => result !== 'passes')).toEqual([]);
  });

  it('each accessibility check names a test, or a date on which it was done by hand', () => {
    const proved = new Set(proofs.map(({ number }) => number));
    const walked = rows.filter(({ by }) => /walked \d{4}-\d\d-\d\d/.test(by));
    for (const { number } of walked) proved.add(number);
    expect(rows.filter(({ number }) => !proved.has(number))).toEqual([]);
  });

  it.each(proofs)('$number: $file has «$title»', ({ file, title }) => {
    const source = join(dirname(page), file);
    expect(existsSync(source)).toBe(true);
    const code = unescaped(readFileSync(source, 'utf8'));
    const isName = /^\w+$/.test(title);
    expect(
      isName ? new RegExp(`(const |^ *)${title}\\b`, 'm').test(code) : code.includes(title),
    ).toBe(true);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Walked } from './walked.ts';

const heads = ['code', 'leads to', 'on', 'said', 'at the control', 'who'];

/**
 * Formats a section of docs/errors.md. Kinds of visitors with the same messages and the same focused control share a
 * row.
 */
function section(title: string, walked: readonly Walked[]): string {
  const codes = [...new Set(walked.map(({ code }) => code))];
  const askers = [...new Set(walked.map(({ who }) => who))];
  const rows = codes.flatMap((code) => {
    const own = walked.filter((one) => one.code === code);
    const outcomes = [...new Set(own.map(({ outcome }) => JSON.stringify(outcome)))];
    return outcomes.flatMap((outcome) => {
      const [first, ...others] = own.filter((one) => JSON.stringify(one.outcome) === outcome);
      return first ? [rowOf([first, ...others], own, askers)] : [];
    });
  });
  const table = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [`## ${title}`, '', ...table].join('\n');
}

function rowOf(
  row: readonly [Walked, ...Walked[]],
  all: readonly Walked[],
  askers: readonly string[],
): readonly string[] {
  const [{ code, outcome }] = row;
  const who = askers.flatMap((asker) => {
    const own = row.filter((one) => one.who === asker);
    if (own.length === 0) return [];
    const isAll = own.length === all.filter((one) => one.who === asker).length;
    return [isAll ? asker : `${asker} (${own[0]?.sending ? 'sending' : 'on page 1'})`];
  });
  return [
    `\`${code}\``,
    outcome?.control ? `\`${outcome.control}\`` : '–',
    outcome?.control ? outcome.page : '–',
    outcome?.said ?? '',
    outcome?.marked || '–',
    who.length === askers.length && !who.some((one) => !askers.includes(one))
      ? 'all'
      : who.join('; '),
  ].map((cell) => cell.replaceAll('|', '&#124;'));
}

const file = join(import.meta.dirname, '../../../docs/errors.md');

/** Compares a section with docs/errors.md. `pnpm errors` writes the page instead. */
export function expectWritten(title: string, walked: readonly Walked[]): void {
  const now = section(title, walked);
  const page = readFileSync(file, 'utf8');
  const before = page.split('\n\n## ').find((part) => part.startsWith(`${title}\n`));
  if (process.env.WRITE_ERRORS) {
    const next = before
      ? page.replace(`## ${before.trimEnd()}`, () => now)
      : `${page.trimEnd()}\n\n${now}\n`;
    writeFileSync(file, next);
  } else
    expect(`## ${before?.trimEnd()}`, 'docs/errors.md is out of date: run pnpm errors').toBe(now);
}

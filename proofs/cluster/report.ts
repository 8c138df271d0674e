import { readFileSync, writeFileSync } from 'node:fs';
import type { Acknowledgement } from '@preventivo/api/workspace/reliability/visitors';

/** The effects of killing the leader once. */
export interface Round {
  readonly node: number;
  /** The longest time without an acknowledged quote request. */
  readonly pauseMs: number;
  /** The time from the kill until all three nodes were running again. */
  readonly wholeMs: number;
}

interface Outcome {
  readonly rounds: readonly Round[];
  readonly told: readonly Acknowledgement[];
  readonly ids: readonly string[];
  readonly refused: ReadonlyMap<number, number>;
}

const limitMs = 30_000;

/** Returns the section for docs/reliability.md as Markdown, and whether all promises of that page are kept. */
export function report({ rounds, told, ids, refused }: Outcome) {
  const kept = new Set(ids);
  const lost = told.filter(({ id }) => !kept.has(id)).length;
  // Each visitor repeats a request until the server acknowledges it. So a stored request without an acknowledgement is
  // a duplicate.
  const twice = ids.length - new Set(told.map(({ id }) => id)).size + lost;
  const pauses = rounds.map(({ pauseMs }) => pauseMs).sort((a, b) => a - b);
  const longest = pauses.at(-1) ?? 0;
  const seconds = (ms = 0) => (ms / 1000).toFixed(1);
  const rows = [
    ['kills of the leader', rounds.length, '–'],
    ['requests acknowledged', told.length, '–'],
    ['acknowledged and lost', lost, '0'],
    ['kept twice', twice, '0'],
    [
      'acknowledged by a later try with the same key',
      told.filter(({ again }) => again).length,
      '–',
    ],
    [
      'answers that were none or not 200',
      [...refused.values()].reduce((sum, many) => sum + many, 0),
      '–',
    ],
    ['of these other than 503 and none', otherThanUnavailable(refused), '0'],
    ['seconds without an acknowledged request, median', seconds(pauses[pauses.length >> 1]), '–'],
    ['seconds without an acknowledged request, longest', seconds(longest), '30'],
    [
      'seconds until three nodes stood again, longest',
      seconds(Math.max(...rounds.map(({ wholeMs }) => wholeMs))),
      '–',
    ],
  ] as const;
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return {
    section: ['| what | measured | at most |', '| --- | ---: | ---: |', ...table].join('\n'),
    holds: lost === 0 && twice === 0 && longest <= limitMs && otherThanUnavailable(refused) === 0,
  };
}

function otherThanUnavailable(refused: ReadonlyMap<number, number>): number {
  return [...refused].reduce(
    (sum, [status, many]) => (status === 503 || status === 0 ? sum : sum + many),
    0,
  );
}

const page = new URL('../../docs/reliability.md', import.meta.url);

/** Replaces the text between the two markers in docs/reliability.md. */
export function writeReport(section: string): void {
  const text = readFileSync(page, 'utf8');
  const marked = /(<!-- cluster -->)[\s\S]*?(<!-- end cluster -->)/;
  if (!marked.test(text)) throw new Error('docs/reliability.md has no place for the cluster.');
  writeFileSync(page, text.replace(marked, `$1\n\n${section}\n\n$2`));
}

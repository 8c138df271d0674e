/** The result of a check. */
export interface Outcome {
  /**
   * The id of the check: `submit/same-key-twice`. For a check of a line, the line's id comes first:
   * `travel submit/…`.
   */
  readonly check: string;
  /** The rule of the contract, as a sentence. */
  readonly says: string;
  readonly result: 'ok' | 'does not fit' | 'not tried';
  /** The HTTP request whose response failed the check: `POST /api/travel/submit`. */
  readonly call?: string;
  readonly expected?: string;
  readonly got?: string;
  /** Why the check was not tried. */
  readonly why?: string;
}

interface Totals {
  readonly fits: number;
  readonly misfits: number;
  /** The number of checks that were not tried. They never count as passed. */
  readonly notTried: number;
}

/** The results of a group of checks, over all lines. */
export interface GroupTotal extends Totals {
  /**
   * The first part of the ids: `submit`. The group `lines` has the lines that the back end lacks.
   */
  readonly group: string;
}

/** The point at which a run stopped, because the server accepted no more connections. */
export interface Stop {
  /** The first check with a call that got no response. */
  readonly since: string;
  /** The call that got no response: `POST /api/travel/submit`. */
  readonly call: string;
  /** The last check that got a response; undefined if no check got a response. */
  readonly lastAnswered?: string;
}

/** The results of a run. */
export interface Report extends Totals {
  readonly base: string;
  readonly outcomes: readonly Outcome[];
  /** One entry per group, in the order of the run. */
  readonly groups: readonly GroupTotal[];
  /** Set if the run stopped because the server no longer accepted connections. */
  readonly stopped?: Stop;
}

export function reportOf(base: string, outcomes: readonly Outcome[], stopped?: Stop): Report {
  const groups = [...new Set(outcomes.map(groupOf))].map((group) => ({
    group,
    ...totalsOf(outcomes.filter((outcome) => groupOf(outcome) === group)),
  }));
  return {
    base,
    outcomes,
    groups,
    ...totalsOf(outcomes),
    ...(stopped && { stopped }),
  };
}

function totalsOf(outcomes: readonly Outcome[]): Totals {
  const many = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  return { fits: many('ok'), misfits: many('does not fit'), notTried: many('not tried') };
}

const groupOf = ({ check }: Outcome): string => /([^ /]+)\//.exec(check)?.[1] ?? 'lines';

/** Formats an outcome as text. For a failed check, adds the expected and the actual result. */
export function outcomeLines({ check, says, result, ...more }: Outcome): string {
  const head = `${result.padEnd(12)}  ${check}: ${says}`;
  if (result === 'not tried') return `${head}\n${indent}not tried: ${more.why}`;
  if (result === 'ok') return head;
  const { call, expected, got } = more;
  return [
    head,
    ...(call ? [`${indent}call:     ${call}`] : []),
    `${indent}expected: ${expected}`,
    `${indent}got:      ${got}`,
  ].join('\n');
}

const indent = ' '.repeat(14);

/** Formats the results of each group, one line per group. */
export function groupLines({ groups }: Report): string {
  const width = Math.max(...groups.map(({ group }) => group.length));
  return groups
    .map(({ group, ...totals }) => `${group.padEnd(width)}  ${inWords(totals)}`)
    .join('\n');
}

/**
 * Formats the last line of a report: the numbers of checks that passed, failed and were not tried.
 */
export const totalLine = ({ base, ...totals }: Report): string => `${base}: ${inWords(totals)}.`;

const inWords = ({ fits, misfits, notTried }: Totals) =>
  `${fits} fit, ${misfits} do not, ${notTried} not tried`;

/** Formats the sentence about a server that no longer answers. */
export const stopSentence = ({ since, call, lastAnswered }: Stop): string =>
  [
    `The server has not answered since ${since} (${call})`,
    lastAnswered
      ? `the last check that got an answer is ${lastAnswered}`
      : 'no check before it got an answer',
    'the checks after it were not tried.',
  ].join('; ');

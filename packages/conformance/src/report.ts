/** The result of a check. */
export interface Outcome {
  /** `submit/same-key-twice`; prefixed by the line for a check per line: `travel submit/…`. */
  readonly check: string;
  /** The checked rule, as a sentence. */
  readonly says: string;
  readonly result: 'ok' | 'does not fit' | 'not tried';
  /** The failed call, `POST /api/travel/submit`. */
  readonly call?: string;
  readonly expected?: string;
  readonly got?: string;
  /** The reason why it was not tried. */
  readonly why?: string;
}

/** The results of a run, per check. */
export interface Report {
  readonly base: string;
  readonly outcomes: readonly Outcome[];
  readonly fits: number;
  readonly misfits: number;
  /** Never counted as passed. */
  readonly notTried: number;
}

export function reportOf(base: string, outcomes: readonly Outcome[]): Report {
  const many = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  return {
    base,
    outcomes,
    fits: many('ok'),
    misfits: many('does not fit'),
    notTried: many('not tried'),
  };
}

/** Formats a result for people: one line, plus expected and actual if it failed. */
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

/**
 * Formats the last line of a report: the numbers of checks that fit, do not fit and were not tried.
 */
export const totalLine = ({ base, fits, misfits, notTried }: Report): string =>
  `${base}: ${fits} fit, ${misfits} do not, ${notTried} not tried.`;

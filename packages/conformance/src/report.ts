/** What became of one check. */
export interface Outcome {
  /** `submit/same-key-twice`; a check that is made for each line has it in front: `travel submit/…`. */
  readonly check: string;
  /** What it looks at, as a sentence. */
  readonly says: string;
  readonly result: 'ok' | 'does not fit' | 'not tried';
  /** The call that did not fit, `POST /api/travel/submit`. */
  readonly call?: string;
  readonly expected?: string;
  readonly got?: string;
  /** Why it was not tried. */
  readonly why?: string;
}

/** What a run found, check by check. */
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

/** One check as people read it: a line, and what was expected where it does not fit. */
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

/** The last line of a report: how many checks fit, do not fit and were not tried. */
export const totalLine = ({ base, fits, misfits, notTried }: Report): string =>
  `${base}: ${fits} fit, ${misfits} do not, ${notTried} not tried.`;

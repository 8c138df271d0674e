import type { Line } from '@preventivo/core';
import { accountChecks } from './checks/accounts.ts';
import { brokerChecks } from './checks/broker.ts';
import { contractorChecks, helperChecks } from './checks/contractor.ts';
import { draftChecks } from './checks/drafts.ts';
import { envelopeChecks, envelopeLineChecks } from './checks/envelopes.ts';
import { hostileChecks, hostileLineChecks } from './checks/hostile.ts';
import { loggedInChecks } from './checks/logged-in.ts';
import { originChecks } from './checks/origins.ts';
import { ownDataChecks } from './checks/own-data.ts';
import { necessaryPlaceChecks, placeChecks } from './checks/places.ts';
import { recordChecks } from './checks/records.ts';
import { requestChecks } from './checks/requests.ts';
import { sessionChecks } from './checks/sessions.ts';
import type { Check, Kit, LineCheck } from './kit.ts';

/** `minimum`: the checks of the calls that every funnel needs. `all`: all checks. */
export type Level = 'minimum' | 'all';

export const levels: readonly Level[] = ['minimum', 'all'];

interface Stage {
  /** Checks that run once. */
  readonly checks: readonly Check[];
  /** Checks that run once for each line. */
  readonly lineChecks: readonly LineCheck[];
}

const minimum: Stage = {
  checks: [],
  lineChecks: [...necessaryPlaceChecks, ...contractorChecks, ...requestChecks],
};

/**
 * The stages in the order of a run. Hostile bodies come last, because they may crash the server.
 */
const stages: readonly Stage[] = [
  minimum,
  {
    checks: [
      ...envelopeChecks,
      ...accountChecks,
      ...recordChecks,
      ...sessionChecks,
      ...ownDataChecks,
    ],
    lineChecks: [
      ...envelopeLineChecks,
      ...placeChecks,
      ...helperChecks,
      ...loggedInChecks,
      ...draftChecks,
      ...originChecks,
      ...brokerChecks,
    ],
  },
  { checks: hostileChecks, lineChecks: hostileLineChecks },
];

/**
 * Returns the stages of a level, in the order of a run.
 * @param hasToken whether to add the checks of the broker's calls. @defaultValue true
 */
export const stagesOf = (level: Level, hasToken = true): readonly Stage[] =>
  level === 'minimum'
    ? [minimum]
    : stages.map((stage) => ({
        ...stage,
        lineChecks: stage.lineChecks.filter((check) => hasToken || !brokerChecks.includes(check)),
      }));

/** The checks of the user service, and of calls that do not depend on the line. */
export const checks: readonly Check[] = stages.flatMap((stage) => stage.checks);
/** The checks that run once for each line. */
export const lineChecks: readonly LineCheck[] = stages.flatMap((stage) => stage.lineChecks);

interface PlannedCheck {
  /**
   * The id of the check. For a check of a line, the line's id comes first: `travel submit/right`.
   */
  readonly check: string;
  readonly says: string;
  run(kit: Kit): Promise<void>;
}

/** Returns the checks of a run, in the order of the run. */
export const planOf = (
  lines: readonly Line[],
  level: Level,
  hasToken: boolean,
): readonly PlannedCheck[] =>
  stagesOf(level, hasToken).flatMap((stage) => [
    ...stage.checks.map(({ id, says, run }) => ({ check: id, says, run })),
    ...lines.flatMap((line) =>
      stage.lineChecks.map(({ id, says, run }) => ({
        check: `${line.id} ${id}`,
        says,
        run: (kit: Kit) => run(kit, line),
      })),
    ),
  ]);

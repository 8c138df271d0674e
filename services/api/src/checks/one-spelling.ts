import type { Line } from '@preventivo/core';
import {
  contractorFromWire,
  contractorToWire,
  fromWire,
  privacyFromWire,
  submitToWire,
} from '@preventivo/core/wire';
import type { Reference } from '../reference/reference.ts';
import { withKnownPlaces } from './known-places.ts';
import { contradictingCopy } from './questions.ts';
import type { readSubmission } from './read-submission.ts';
import { withImpliedAnswers } from './told-by-others.ts';

/**
 * Normalises a body of `submit` to the format of the funnel, so that two bodies can be compared.
 * For example, '1' becomes 1, and missing copies of answers are added. Returns undefined if the
 * body cannot be parsed or a copy contradicts its answer.
 */
export function canonicalSubmission(
  {
    contractor,
    specificData,
    privacy,
    beside,
    sfLeadIds,
    convenzione,
  }: ReturnType<typeof readSubmission>,
  line: Line,
  reference: Reference,
) {
  const person = contractorFromWire(contractor);
  const answers = fromWire(line, withImpliedAnswers(line, specificData));
  const { value, problems } = privacyFromWire(privacy);
  if (person.problems.length + answers.problems.length + problems.length > 0) return undefined;
  const known = withKnownPlaces(line, answers.values, reference);
  if (contradictingCopy(beside, line, known, reference) !== undefined) return undefined;
  const { consents: _, ...consentsAsSent } = value;
  return {
    contractor: contractorToWire(person.values),
    ...submitToWire(line, answers.values),
    privacy: consentsAsSent,
    // Leave out `sfUserId` and `source`: a repeated request may have other values.
    sfLeadIds: sfLeadIds && { sfContractorPersonId: sfLeadIds.sfContractorPersonId },
    convenzione,
  };
}

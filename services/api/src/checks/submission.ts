import type { Line } from '@preventivo/core';
import { malformed } from '../contract/refusal.ts';
import { type JsonObject, nothing, object, part, text } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';

const leads = object({
  sfUserId: text(100),
  sfContractorPersonId: {
    anyOf: [nothing, text(100)],
    description: "The chosen person's; null where a company asks.",
  },
});

/** The body of `submit` that all lines share. */
export const submission = object({
  contractor: part('Contractor'),
  specificData: part('SpecificData'),
  privacy: part('Privacy'),
  sfLeadIds: { anyOf: [nothing, leads] },
  convenzione: { type: 'integer', minimum: 1 },
});

/**
 * Takes a submission apart: what all lines send, and what this line sends beside it.
 * @throws {Refusal} 400 for what is not of the right form
 */
export function readSubmission(body: JsonObject, line: Line) {
  const own = new Set(Object.keys(line.submit ?? {}));
  const entries = Object.entries(body);
  const shared = Object.fromEntries(entries.filter(([key]) => !own.has(key)));
  const beside = Object.fromEntries(entries.filter(([key]) => own.has(key)));
  if (!isShaped(submission, shared))
    throw malformed(shapeProblem(submission, shared) ?? { path: '', reason: 'wrong' });
  return { ...shared, beside };
}

import type { Line } from '@preventivo/core';
import { sentGiulia as contractor } from '@preventivo/core/testing';
import { fromWire, submitToWire } from '@preventivo/core/wire';
import { acceptedAnswers } from '../checks/questions.ts';
import { Refusal } from '../contract/refusal.ts';
import type { Reference } from '../reference/reference.ts';

type Body = Readonly<Record<string, unknown>>;

export function besideOf(line: Line, body: Body): Body {
  const { specificData: _, ...beside } = submitToWire(line, fromWire(line, body).values);
  return JSON.parse(JSON.stringify(beside));
}

/**
 * Returns the server's result for a body that Giulia sends: 'taken', 'malformed' or the code of the
 * rejection.
 */
export function verdictOfServer(
  line: Line,
  specificData: Body,
  { reference, today }: { readonly reference: Reference; readonly today: string },
): string {
  const body = { specificData, beside: besideOf(line, specificData) };
  try {
    acceptedAnswers(
      body,
      line,
      { reference, today: () => today, settings: {}, named: () => false },
      { contractor },
    );
    return 'taken';
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return refusal.status === 400 ? 'malformed' : refusal.code;
  }
}

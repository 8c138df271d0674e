import type { Line } from '@preventivo/core';
import { fromWire, submitToWire } from '@preventivo/core/wire';
import { lines } from '../process/lines.ts';
import { submission } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

const { ask } = testApi({ lines });

/** What the reference API says of a body that Giulia sends: 'taken', 'malformed', or the code it is refused with. */
export async function verdictOfServer(
  line: Line,
  specificData: Readonly<Record<string, unknown>>,
): Promise<string> {
  // What a line repeats beside its answers is repeated as the form would.
  const repeated = submitToWire(line, fromWire(line, specificData).values);
  const body = { ...submission, ...repeated, specificData };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { status, json } = await ask(`/api/${line.id}/submit`, body, key);
  if (status === 200) return 'taken';
  return status === 400 ? 'malformed' : String(json.obj?.error_code ?? json.error_code);
}

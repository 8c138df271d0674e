import { contractorQuestions, today } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { contractorFromWire } from '@preventivo/core/wire';
import { ski } from '../../../../lines/ski';

/** The app's own server validates the contractor of its line with the table that the page uses. */
export async function POST(request: Request): Promise<Response> {
  const { contractor } = await request.json();
  const { values, problems } = contractorFromWire(contractor);
  const { table, keys, values: answers } = contractorQuestions(ski.contractor, values);
  const [wrong] = check(table, answers, { today: today(), lists: {}, keys });
  if (problems.length === 0 && !wrong)
    return Response.json({ status: 200, msg: 'ok', obj: { success: true } });
  const msg = wrong?.code ?? 'GENERIC';
  return Response.json(
    { status: 422, msg, obj: { success: false, error_code: msg } },
    { status: 422 },
  );
}

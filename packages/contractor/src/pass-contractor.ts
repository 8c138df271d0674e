import { lookUpAddress } from '@preventivo/address';
import {
  type Client,
  type Contractor,
  contractorQuestions,
  contractorValues,
  type Failure,
  type Profile,
  type Say,
  submissionMessages,
} from '@preventivo/core';
import { callAsMutation } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import { contractorToWire } from '@preventivo/core/wire';
import {
  addressNotFound,
  atTheList,
  contractorSentence,
  refusedContractor,
} from './refused-contractor.ts';

export { nameThen } from './name-then.ts';

/** What came of it: the contractor may go on, a field is to blame, or the server said no in words. */
export type Verdict =
  | { readonly is: 'passed' }
  | { readonly is: 'wrong'; readonly failures: readonly Failure[] }
  | { readonly is: 'refused'; readonly message: string; readonly code?: string | undefined }
  /** The session of who was logged in is over: they log in again over the form, and repeat it. */
  | { readonly is: 'expired' };

/**
 * Looks the address up and asks the server about a contractor whose answers are right by themselves.
 * @param isLoggedIn whether there is a session that can end
 * @param say says the words for what speaks of no field
 * @param queryClient where the check is a mutation @defaultValue a plain call
 */
export async function passContractor(
  client: Client,
  contractor: Contractor,
  profile: Profile['contractor'],
  isLoggedIn: boolean,
  say: Say,
  queryClient?: PreventivoContext['queryClient'],
): Promise<Verdict> {
  const { indirizzoResidenza_SedeLegale: address } = contractorValues(contractor);
  const body = { contractor: contractorToWire(contractor, profile.hides) };
  // Both at once: nothing is stored yet, and on a telephone each answer is a moment.
  const [isFound, result] = await Promise.all([
    lookUpAddress(client, address),
    callAsMutation(queryClient, ['checkContractor', client.line], () =>
      client.checkContractor(body),
    ),
  ]);
  if (!isFound) return { is: 'wrong', failures: [atTheList(contractor, addressNotFound)] };
  // A network failure on a step is nobody's fault: the visitor goes on
  // (docs/rules/submission.md#saving-a-page).
  if (result.ok || result.kind === 'network') return { is: 'passed' };
  if (result.kind === 'expired' && isLoggedIn) return { is: 'expired' };
  // Of a visitor nothing has ended: no login opens, and words about a session are none of theirs.
  if (result.kind === 'expired')
    return { is: 'refused', message: submissionMessages.SAVE_FAILED, code: result.code };
  const failures = refusedContractor(profile, contractor, result);
  if (failures.length > 0) return { is: 'wrong', failures };
  const { code, word } = result;
  const { table } = contractorQuestions(profile, contractor);
  const {
    message = contractorSentence(code, say, table) ?? word ?? submissionMessages.SAVE_FAILED,
  } = result;
  return { is: 'refused', message, code };
}

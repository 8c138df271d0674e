import { lookUpAddress } from '@preventivo/address';
import {
  type Client,
  type Contractor,
  contractorQuestions,
  contractorValues,
  type Failure,
  type Profile,
  submissionMessages,
  type Translate,
} from '@preventivo/core';
import { callAsMutation } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import { contractorToWire } from '@preventivo/core/wire';
import {
  addressNotFound,
  contractorSentence,
  moveToRecordList,
  refusedContractor,
} from './refused-contractor.ts';

export { nameThen } from './name-then.ts';

/** The result of the server's check: passed, failures at fields, a refusal with a message, or an expired session. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'wrong'; readonly failures: readonly Failure[] }
  | { readonly kind: 'refused'; readonly message: string; readonly code?: string | undefined }
  /** The session has expired. The login opens over the form, and the user submits again afterwards. */
  | { readonly kind: 'expired' };

/**
 * Checks that the search finds the address of a valid contractor, and that the server accepts the contractor.
 * @param isLoggedIn whether the visitor has a session, which can expire
 * @param t translates messages that belong to no field
 * @param queryClient runs the check as a mutation.
 * @defaultValue none: a plain HTTP request
 */
export async function passContractor(
  client: Client,
  contractor: Contractor,
  profile: Profile['contractor'],
  isLoggedIn: boolean,
  t: Translate,
  queryClient?: PreventivoContext['queryClient'],
): Promise<Verdict> {
  const { indirizzoResidenza_SedeLegale: address } = contractorValues(contractor);
  const body = { contractor: contractorToWire(contractor, profile.hides) };
  // Send both requests in parallel: neither changes stored data, and each is slow on a phone.
  const [isFound, result] = await Promise.all([
    lookUpAddress(client, address),
    callAsMutation(queryClient, ['checkContractor', client.line], () =>
      client.checkContractor(body),
    ),
  ]);
  if (!isFound) return { kind: 'wrong', failures: [moveToRecordList(contractor, addressNotFound)] };
  // A network failure does not stop the visitor here (docs/rules/submission.md#saving-a-page).
  if (result.ok || result.kind === 'network') return { kind: 'passed' };
  if (result.kind === 'expired' && isLoggedIn) return { kind: 'expired' };
  // Show a message that does not mention a session: a visitor without a login would not understand it.
  if (result.kind === 'expired')
    return { kind: 'refused', message: submissionMessages.SAVE_FAILED, code: result.code };
  const failures = refusedContractor(profile, contractor, result);
  if (failures.length > 0) return { kind: 'wrong', failures };
  const { code, word } = result;
  const { table } = contractorQuestions(profile, contractor);
  const { message = contractorSentence(code, t, table) ?? word ?? submissionMessages.SAVE_FAILED } =
    result;
  return { kind: 'refused', message, code };
}

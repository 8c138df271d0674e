import { lookUpAddress } from '@preventivo/address';
import {
  type Client,
  type Contractor,
  type Failure,
  type Profile,
  submissionMessages,
} from '@preventivo/core';
import { contractorToWire } from '@preventivo/core/wire';
import { addressNotFound } from './address-not-found.ts';
import { failureOfCode } from './failure-of-code.ts';

/** What came of it: the contractor may go on, a field is to blame, or the server said no in words. */
export type Verdict =
  | { readonly is: 'passed' }
  | { readonly is: 'wrong'; readonly failure: Failure }
  | { readonly is: 'refused'; readonly message: string }
  /** The session is over: who logs in again may repeat it. */
  | { readonly is: 'expired' };

/** Looks the address up and asks the server about a contractor whose answers are right by themselves. */
export async function passContractor(
  client: Client,
  contractor: Contractor,
  hides: Profile['contractor']['hides'],
): Promise<Verdict> {
  const { indirizzoResidenza_SedeLegale: address } =
    contractor.tipoPersona === 'giuridica' ? contractor.azienda : contractor.persona;
  if (!(await lookUpAddress(client, address))) return { is: 'wrong', failure: addressNotFound };
  const result = await client.checkContractor({ contractor: contractorToWire(contractor, hides) });
  // A network failure on a step is nobody's fault: the visitor goes on (foundation.md 8).
  if (result.ok || result.kind === 'network') return { is: 'passed' };
  if (result.kind === 'expired') return { is: 'expired' };
  const failure = failureOfCode(result.code ?? '');
  if (failure) return { is: 'wrong', failure };
  return { is: 'refused', message: result.message ?? submissionMessages.SAVE_FAILED };
}

import { lookUpAddress } from '@preventivo/address';
import {
  type Contractor,
  contractorValues,
  type Failed,
  type Failure,
  heardOf,
  type MessageOverrides,
  type Profile,
  type Questions,
  recordQuestions,
  refusedAt,
} from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { addressNotFound, contractorWords } from '../refused-contractor.ts';
import { type Saved, type SavingContext, saveAgain, saveRecord } from './save-record.ts';

/** Why a record was not saved: a field to mend, or a sentence for the dialog. */
export interface Refusal {
  readonly failures: readonly Failure[];
  readonly message?: string;
  /** The server's code, where no field is to blame: for whoever helps. */
  readonly code?: string | undefined;
}

/** What a save came to. */
export type Outcome =
  | { readonly is: 'saved'; readonly saved: Saved }
  | {
      readonly is: 'refused';
      readonly refusal: Refusal;
      /** Whether it may have been saved all the same: the answer was lost, or was no word of the server's. */
      readonly isLost?: boolean;
    };

/** What a checked save needs. */
export interface CheckedSaving extends SavingContext {
  /** What the line asks of a contractor. */
  readonly profile: Profile['contractor'];
  /** The application's own words. */
  readonly messages: MessageOverrides;
  /** Whether a new record may have been saved before whose answer was lost. @defaultValue false */
  readonly isUnsure?: boolean;
}

/** Looks the address up and saves. @param id the record it changes */
export async function saveChecked(
  { profile, messages, isUnsure = false, ...saving }: CheckedSaving,
  contractor: Contractor,
  id?: string,
): Promise<Outcome> {
  const { indirizzoResidenza_SedeLegale: address } = contractorValues(contractor);
  if (!(await lookUpAddress(saving.client, address)))
    return { is: 'refused', refusal: { failures: [addressNotFound] } };
  const result =
    isUnsure && id === undefined
      ? await saveAgain(saving, contractor)
      : await saveRecord(saving, contractor, id);
  if (result.ok) return { is: 'saved', saved: result.data };
  return {
    is: 'refused',
    refusal: refusalOf(result, recordQuestions(profile, contractor), messages),
    isLost: result.kind === 'network' || result.code === undefined,
  };
}

/**
 * What a failed save is told as (docs/rules/accounts.md#refused-records).
 * @param questions what its form asks
 * @param messages the application's own words
 */
function refusalOf(
  failed: Failed,
  { table, keys, values }: Questions,
  messages: MessageOverrides,
): Refusal {
  const { kind, code } = failed;
  if (kind === 'expired') return { failures: [], message: messageOf('TOKEN_EXPIRED', messages) };
  if (kind === 'network') return { failures: [], message: messageOf('NETWORK', messages) };
  const failures = refusedAt(table, values, failed, { keys });
  if (failures.length > 0) return { failures };
  const { message = contractorWords(code) } = failed;
  const said =
    heardOf({ code, message }, messages) ?? failed.word ?? messageOf('GENERIC', messages);
  return { failures, message: said, code };
}

import { lookUpAddress } from '@preventivo/address';
import {
  type Contractor,
  contractorValues,
  type Failed,
  type Failure,
  type MessageOverrides,
  messageFor,
  type Profile,
  type Questions,
  recordQuestions,
  refusedAt,
} from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { addressNotFound, contractorWords } from '../refused-contractor.ts';
import { type Saved, type SavingContext, saveAgain, saveRecord } from './save-record.ts';

/** The reason why a record was not saved: failures at fields, or a message for the whole dialog. */
export interface SaveRefusal {
  readonly failures: readonly Failure[];
  readonly message?: string;
  /** The server's error code, for telephone support, if it belongs to no field. */
  readonly code?: string | undefined;
}

export type Outcome =
  | { readonly kind: 'saved'; readonly saved: Saved }
  | {
      readonly kind: 'refused';
      readonly refusal: SaveRefusal;
      /**
       * Whether the server may have saved the record although the call failed: the response was lost, or a proxy
       * answered.
       */
      readonly isLost?: boolean;
    };

export interface CheckedSaving extends SavingContext {
  readonly profile: Profile['contractor'];
  readonly messages: MessageOverrides;
  /** Whether an earlier call may have saved this new record although its response was lost. @defaultValue false */
  readonly isUnsure?: boolean;
}

/**
 * Saves the record if the search finds its address.
 * @param id the id of an existing record to change
 */
export async function saveChecked(
  { profile, messages, isUnsure = false, ...saving }: CheckedSaving,
  contractor: Contractor,
  id?: string,
): Promise<Outcome> {
  const { indirizzoResidenza_SedeLegale: address } = contractorValues(contractor);
  if (!(await lookUpAddress(saving.client, address)))
    return { kind: 'refused', refusal: { failures: [addressNotFound] } };
  const result =
    isUnsure && id === undefined
      ? await saveAgain(saving, contractor)
      : await saveRecord(saving, contractor, id);
  if (result.ok) return { kind: 'saved', saved: result.data };
  return {
    kind: 'refused',
    refusal: refusalOf(result, recordQuestions(profile, contractor), messages),
    isLost: result.kind === 'network' || result.code === undefined,
  };
}

/**
 * Converts a failed save to the failures to show (docs/rules/accounts.md#refused-records).
 * @param questions the questions of the record's form
 * @param messages the application's custom messages
 */
function refusalOf(
  failed: Failed,
  { table, keys, values }: Questions,
  messages: MessageOverrides,
): SaveRefusal {
  const { kind, code } = failed;
  if (kind === 'expired') return { failures: [], message: messageOf('TOKEN_EXPIRED', messages) };
  if (kind === 'network') return { failures: [], message: messageOf('NETWORK', messages) };
  const failures = refusedAt(table, values, failed, { keys });
  if (failures.length > 0) return { failures };
  const { message = contractorWords(code) } = failed;
  const said =
    messageFor({ code, message }, messages) ?? failed.word ?? messageOf('GENERIC', messages);
  return { failures, message: said, code };
}

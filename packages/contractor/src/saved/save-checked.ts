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

/** Why a record was not saved: failures at fields, or a message for the dialog. */
export interface SaveRefusal {
  readonly failures: readonly Failure[];
  readonly message?: string;
  /** The server's error code without a field, for support. */
  readonly code?: string | undefined;
}

/** Result of a save. */
export type Outcome =
  | { readonly is: 'saved'; readonly saved: Saved }
  | {
      readonly is: 'refused';
      readonly refusal: SaveRefusal;
      /**
       * Whether the record may have been saved anyway: the response was lost, or came from a proxy
       * instead of the server.
       */
      readonly isLost?: boolean;
    };

/** Context of a validated save. */
export interface CheckedSaving extends SavingContext {
  /** The line's settings for the contractor. */
  readonly profile: Profile['contractor'];
  /** The application's custom messages. */
  readonly messages: MessageOverrides;
  /**
   * Whether an earlier save of the new record may have succeeded without a response. @defaultValue
   * false
   */
  readonly isUnsure?: boolean;
}

/** Looks up the address, and saves the record if it is known. @param id the record to change */
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
 * Converts a failed save to a rejection (docs/rules/accounts.md#refused-records).
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

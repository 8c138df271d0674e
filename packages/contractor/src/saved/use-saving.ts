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
  type User,
} from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { usePreventivo, useSay } from '@preventivo/core/react';
import { savedSaving } from '@preventivo/core/words';
import { useWaiting } from '@preventivo/ui/dialog';
import { useRef } from 'react';
import { addressNotFound, contractorWords } from '../refused-contractor.ts';
import { type Saved, saveAgain, saveRecord } from './save-record.ts';

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
  | { readonly is: 'refused'; readonly refusal: Refusal };

/**
 * Looks the address up and saves, behind 'Stiamo salvando i tuoi dati'.
 * @param profile what the line asks of a contractor
 */
export function useSaving(profile: Profile['contractor']) {
  const say = useSay();
  const { client, queries, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting(say(savedSaving));
  // Whether a new record may have been saved whose answer was lost, or was no word of the server's.
  const isUnsure = useRef(false);

  async function save(user: User, contractor: Contractor, id?: string): Promise<Outcome> {
    const { indirizzoResidenza_SedeLegale: address } = contractorValues(contractor);
    if (!(await lookUpAddress(client, address)))
      return { is: 'refused', refusal: { failures: [addressNotFound] } };
    const saving = { client, queries, user };
    const result =
      isUnsure.current && id === undefined
        ? await saveAgain(saving, contractor)
        : await saveRecord(saving, contractor, id);
    if (id === undefined)
      isUnsure.current = !result.ok && (result.kind === 'network' || result.code === undefined);
    if (result.ok) return { is: 'saved', saved: result.data };
    return {
      is: 'refused',
      refusal: refusalOf(result, recordQuestions(profile, contractor), messages),
    };
  }

  return {
    overlay,
    /** @param id the record it changes */
    save: (user: User, contractor: Contractor, id?: string) =>
      waitFor(() => save(user, contractor, id)),
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

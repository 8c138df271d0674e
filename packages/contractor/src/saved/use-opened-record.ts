import type { Client, Contractor, ContractorType, User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useState } from 'react';
import type { SavedRecord } from './records.ts';

/** The open record, and the values that the user had typed when an earlier session ended. */
interface Opened {
  /** The record to edit; undefined for a new one. */
  readonly record: SavedRecord | undefined;
  readonly written?: Contractor;
}

interface ListOfRecords {
  readonly user: User | undefined;
  readonly name: string;
  readonly type: ContractorType;
  readonly records: readonly SavedRecord[] | undefined;
}

/**
 * Keeps the record that the user is editing. If the session ends, reopens the record when the same user logs in again.
 */
export function useOpenedRecord({ user, name, type, records }: ListOfRecords) {
  const { client } = usePreventivo();
  const [opened, setOpened] = useState(() => broughtBack());

  function broughtBack(): Opened | undefined {
    const before = interrupted.get(client);
    if (!before || before.userId !== user?.id || before.name !== name) return undefined;
    if (before.written.tipoPersona !== type) return undefined;
    const record = records?.find(({ id }) => id === before.recordId);
    if (before.recordId !== undefined && !record) return undefined;
    return { record, written: before.written };
  }

  return {
    opened,
    /**
     * @param record the record to edit; undefined for a new one
     * @param written initial values to use instead of the record's values
     */
    open: (record?: SavedRecord, written?: Contractor) =>
      setOpened({ record, ...(written && { written }) }),
    close() {
      interrupted.delete(client);
      setOpened(undefined);
    },
    /** Keeps the typed values for the next login. Call this function on each change. */
    write(written: Contractor) {
      if (user)
        interrupted.set(client, { userId: user.id, name, recordId: opened?.record?.id, written });
    },
  };
}

/** An edit that the end of the session interrupted: the form was unmounted. */
interface Interrupted {
  readonly userId: string;
  readonly name: string;
  /** The id of the edited record; undefined for a new one. */
  readonly recordId: string | undefined;
  readonly written: Contractor;
}

/** The interrupted edits, one per funnel. They stay in memory, not in a storage, until their user logs in again. */
const interrupted = new WeakMap<Client, Interrupted>();

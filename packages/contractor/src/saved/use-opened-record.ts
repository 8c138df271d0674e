import type { Client, Contractor, ContractorType, User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useState } from 'react';
import type { SavedRecord } from './records.ts';

/** What is open, and what was written in it before the session ended. */
interface Opened {
  /** Undefined for a new one. */
  readonly record: SavedRecord | undefined;
  readonly written?: Contractor;
}

interface ListOfRecords {
  readonly user: User | undefined;
  readonly name: string;
  readonly type: ContractorType;
  readonly records: readonly SavedRecord[] | undefined;
}

/** The record that is being written. It is open again when the session ended meanwhile and its owner has come back. */
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
     * @param record the one to change; none for a new one
     * @param written what its form starts with instead of the record
     */
    open: (record?: SavedRecord, written?: Contractor) =>
      setOpened({ record, ...(written && { written }) }),
    close() {
      interrupted.delete(client);
      setOpened(undefined);
    },
    /** Hears what is being written. */
    write(written: Contractor) {
      if (user)
        interrupted.set(client, { userId: user.id, name, recordId: opened?.record?.id, written });
    },
  };
}

/** A record that is being written: its page goes away when its owner's session ends. */
interface Interrupted {
  readonly userId: string;
  /** `name` of the radios it would have been chosen with. */
  readonly name: string;
  /** The record that is being changed; undefined for a new one. */
  readonly recordId: string | undefined;
  readonly written: Contractor;
}

/** What was written while its owner logs in again: in memory only, one for each funnel. */
const interrupted = new WeakMap<Client, Interrupted>();

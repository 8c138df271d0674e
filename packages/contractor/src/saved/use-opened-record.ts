import type { Contractor, ContractorType, User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useState } from 'react';
import { forgetInterrupted, interruptedOf, keepInterrupted } from './interrupted.ts';
import type { SavedRecord } from './record.ts';

/** What is open, and what was written in it before the session ended. */
interface Opened {
  /** Undefined for a new one. */
  readonly record: SavedRecord | undefined;
  readonly written?: Contractor;
}

interface Around {
  readonly user: User | undefined;
  readonly name: string;
  readonly type: ContractorType;
  readonly records: readonly SavedRecord[] | undefined;
}

/** The record that is being written. It is open again when the session ended meanwhile and its owner has come back. */
export function useOpenedRecord({ user, name, type, records }: Around) {
  const { client } = usePreventivo();
  const [opened, setOpened] = useState(() => broughtBack());

  function broughtBack(): Opened | undefined {
    const before = user && interruptedOf(client, { userId: user.id, name });
    if (before?.written.tipoPersona !== type) return undefined;
    const record = records?.find(({ id }) => id === before.recordId);
    if (before.recordId !== undefined && !record) return undefined;
    return { record, written: before.written };
  }

  return {
    opened,
    /** @param record the one to change; none for a new one */
    open: (record?: SavedRecord) => setOpened({ record }),
    close() {
      forgetInterrupted(client);
      setOpened(undefined);
    },
    /** Hears what is being written. */
    write(written: Contractor) {
      if (user)
        keepInterrupted(client, { userId: user.id, name, recordId: opened?.record?.id, written });
    },
  };
}

import { useSession } from '@preventivo/auth';
import type {
  Company,
  Contractor,
  ContractorType,
  Failure,
  Person,
  Profile,
  User,
} from '@preventivo/core';
import { announce, focusOnceDrawn, Notice } from '@preventivo/ui';
import { useEffect, useRef, useState } from 'react';
import { firstMissing } from './first-missing.ts';
import { OutsideForm } from './outside-form.tsx';
import type { SavedRecord } from './record.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordList } from './record-list.tsx';
import { startOf } from './start-of.ts';
import { useOpenedRecord } from './use-opened-record.ts';
import { useRecords } from './use-records.ts';
import { useSaving } from './use-saving.ts';
import { type Role, wordsOf } from './words.ts';

export interface SavedContractorsProps {
  /** Who is logged in; undefined while it is being asked. */
  readonly user: User | undefined;
  /** What the line asks of a contractor. */
  readonly contractor: Profile['contractor'];
  /** Whether people or companies are shown. */
  readonly type: ContractorType;
  /** The id of the record that is chosen. */
  readonly chosen: string | null;
  /** What was written by hand before logging in: a new record starts with it. */
  readonly typed?: Person | Company | undefined;
  readonly error?: string | undefined;
  /** What a server does not take of the chosen record: it says so, and its form opens there. */
  readonly refused?: Failure | undefined;
  /** Whom they are chosen as. @defaultValue 'contraente' */
  readonly role?: Role;
  /** `name` of the radios. @defaultValue 'selectPeopleId' */
  readonly name?: string;
  /** A record was chosen: who asks, with its id in `selectPeopleId`. */
  onChoose(contractor: Contractor): void;
}

/**
 * The saved people or companies of an account: one is chosen, changed or made
 * (docs/rules/accounts.md#saved-records).
 */
export function SavedContractors(props: SavedContractorsProps) {
  const { user, contractor, type, chosen, onChoose } = props;
  const { role = 'contraente', name = 'selectPeopleId' } = props;
  const { accept } = useSession();
  const { records, read } = useRecords(user, type, contractor.hides);
  const { save, overlay } = useSaving(contractor);
  const { opened, write, ...dialog } = useOpenedRecord({ user, name, type, records });
  const [saved, setSaved] = useState<SavedRecord>();
  const group = useRef<HTMLFieldSetElement>(null);
  const record = opened?.record;
  const refused = record && record.id === chosen ? insideOf(props.refused) : undefined;

  // Once its dialog is gone and its card is there.
  useEffect(() => {
    if (!saved || !group.current) return;
    // The waiting may still lie over it.
    focusOnceDrawn(group, name);
    announce(`${saved.name} salvato`);
  }, [saved, name]);

  function open(next?: SavedRecord) {
    setSaved(undefined);
    dialog.open(next);
  }

  async function keep(answers: Contractor) {
    if (!user) return undefined;
    const outcome = await save(user, answers, record?.id);
    if (outcome.is === 'refused') return outcome.refusal;
    const { user: after, id } = outcome.saved;
    const kept = read(after).find((one) => one.id === id);
    accept(after);
    dialog.close();
    if (kept) {
      setSaved(kept);
      onChoose(kept.contractor);
    }
    return undefined;
  }

  return (
    <>
      <RecordList
        {...{ group, name, records, chosen }}
        words={wordsOf[role]}
        error={props.error}
        refused={props.refused}
        onChoose={(choice) => onChoose(choice.contractor)}
        onEdit={open}
        onAdd={() => open()}
      />
      {saved && (
        <Notice kind="success" onDismiss={() => setSaved(undefined)}>
          <p>{saved.name} salvato</p>
        </Notice>
      )}
      <OutsideForm>
        {opened && (
          <RecordDialog
            title={record ? `Modifica i dati di ${record.title}` : wordsOf[role].newTitle}
            button={record ? 'Salva Modifiche' : 'Salva'}
            start={record?.contractor ?? startOf(type, props.typed, chosen)}
            known={record !== undefined}
            focus={refused?.control ?? (record && firstMissing(record))}
            shown={refused}
            written={opened.written}
            onWrite={write}
            contractor={contractor}
            onSave={keep}
            onClose={dialog.close}
          />
        )}
        {overlay}
      </OutsideForm>
    </>
  );
}

/** A refusal as the form of its record knows it. */
function insideOf(refused: Failure | undefined): Failure | undefined {
  if (!refused?.inside) return undefined;
  const { group: _, inside, ...failure } = refused;
  return { ...failure, ...inside };
}

import { useSession } from '@preventivo/auth';
import {
  type Company,
  type Contractor,
  type ContractorType,
  emptyContractor,
  type Failure,
  type Person,
  type Profile,
  type User,
} from '@preventivo/core';
import { QueryProvider } from '@preventivo/core/query';
import { usePreventivo, useSay } from '@preventivo/core/react';
import { savedEditTitle, savedSave, savedSaveChanges, savedSaved } from '@preventivo/core/words';
import { announce, focusOnceDrawn, Notice } from '@preventivo/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RecordDialog } from './record-dialog.tsx';
import { RecordList, type Role, wordsOf } from './record-list.tsx';
import { firstMissing, type SavedRecord, useRecords } from './records.ts';
import type { Refusal } from './save-checked.ts';
import type { Saved } from './save-record.ts';
import { wrongWith } from './save-written.ts';
import { useOpenedRecord } from './use-opened-record.ts';
import { useSaving } from './use-saving.ts';
import {
  recordOfWritten,
  type WrittenRecord,
  wordsOfWritten,
  writtenContractor,
} from './written.ts';
import { WrittenOffer } from './written-offer.tsx';

/** What `<SavedContractors>` takes. */
export interface SavedContractorsProps {
  /** Who is logged in; undefined while it is being asked. */
  readonly user: User | undefined;
  /** What the line asks of a contractor. */
  readonly contractor: Profile['contractor'];
  /** Whether people or companies are shown. */
  readonly type: ContractorType;
  /** The id of the record that is chosen. */
  readonly chosen: string | null;
  /** What was written by hand before logging in: it is offered, and a new record starts with it. */
  readonly initialValues?: Person | Company | undefined;
  /** What is wrong with the choice; its presence marks the list invalid. */
  readonly error?: string | undefined;
  /** What a server does not take of the chosen record: it says so, and its form opens there. */
  readonly refused?: Failure | undefined;
  /** Whom they are chosen as. @defaultValue 'contraente' */
  readonly role?: Role;
  /** What stands over the errors of a record, with its code. @defaultValue 'Alcuni valori del contraente non sono validi' */
  readonly wrong?: { readonly code: string; readonly error: string };
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
  return (
    <QueryProvider>
      <Records {...props} />
    </QueryProvider>
  );
}

function Records(props: SavedContractorsProps) {
  const say = useSay();
  const { user, contractor, type, chosen, onChoose } = props;
  const { role = 'contraente', name = 'selectPeopleId' } = props;
  const { accept } = useSession();
  const { records, read } = useRecords(user, type, contractor);
  const { save, overlay } = useSaving(contractor);
  const { today, settings } = usePreventivo();
  const { opened, write, ...dialog } = useOpenedRecord({ user, name, type, records });
  const [saved, setSaved] = useState<SavedRecord>();
  const [unsaved, setUnsaved] = useState<Refusal>();
  const note = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const record = opened?.record;
  const refused = record && record.id === chosen ? insideOf(props.refused) : undefined;
  const typed = writtenContractor(type, props.initialValues);
  const written = user && typed && recordOfWritten(user, typed);
  const isOffered = written && (written.id === undefined || written.id !== chosen);
  const [failure] = unsaved?.failures ?? [];

  // Once its dialog is gone and its card is there.
  useEffect(() => {
    if (!saved || !group.current) return;
    // The waiting may still lie over it.
    focusOnceDrawn(group, name);
    announce(say(savedSaved, { name: saved.name }));
  }, [saved, name, say]);

  function open(next?: SavedRecord, answers?: Contractor) {
    setSaved(undefined);
    setUnsaved(undefined);
    dialog.open(next, answers);
  }

  async function saveAnswers(answers: Contractor, id = record?.id) {
    if (!user) return undefined;
    const outcome = await save({ user, contractor: answers, id });
    if (outcome.is === 'refused') return outcome.refusal;
    takeUp(outcome.saved);
    return undefined;
  }

  function takeUp({ user: after, id }: Saved) {
    const savedRecord = read(after).find((one) => one.id === id);
    accept(after);
    dialog.close();
    if (!savedRecord) return;
    setSaved(savedRecord);
    onChoose(savedRecord.contractor);
  }

  /** What was written is saved as it is; what is missing or refused is asked in the form of its record. */
  async function applyWritten({ contractor: answers, id }: WrittenRecord) {
    const known = records?.find((one) => one.id === id);
    const around = { profile: contractor, today, settings };
    const failures = wrongWith(answers, around);
    const refusal = failures.length > 0 ? { failures } : await saveAnswers(answers, id);
    if (refusal && refusal.failures.length > 0) open(known, answers);
    setUnsaved(refusal);
  }

  /** Who takes the note away goes on at who is chosen. */
  function takeAway() {
    setSaved(undefined);
    const page = note.current?.getRootNode() as ParentNode;
    page.querySelector<HTMLElement>(`[name="${name}"]:checked`)?.focus();
  }

  return (
    <>
      {isOffered && (
        <WrittenOffer
          words={wordsOfWritten(user, written, say)}
          refusal={unsaved?.message}
          onUse={() => void applyWritten(written)}
        />
      )}
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
        <Notice ref={note} kind="success" onDismiss={takeAway}>
          <p>{say(savedSaved, { name: saved.name })}</p>
        </Notice>
      )}
      <OutsideForm>
        {opened && (
          <RecordDialog
            title={
              record ? say(savedEditTitle, { name: record.title }) : say(wordsOf[role].newTitle)
            }
            button={record ? say(savedSaveChanges) : say(savedSave)}
            start={record?.contractor ?? startOf(type, props.initialValues, chosen)}
            saved={record !== undefined}
            focus={refused?.control ?? failure?.control ?? (record && firstMissing(record))}
            shown={refused ?? failure}
            written={opened.written}
            onWrite={write}
            contractor={contractor}
            wrong={props.wrong}
            onSave={(answers) => saveAnswers(answers)}
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

/**
 * What a new record starts with: what was written by hand before logging in, as long as nobody is
 * chosen. Afterwards the answers of the form are those of the record that was chosen.
 */
function startOf(
  type: ContractorType,
  initialValues: Person | Company | undefined,
  chosen: string | null,
): Contractor {
  const written = chosen === null && writtenContractor(type, initialValues);
  return written || emptyContractor([type]);
}

/**
 * Draws dialogs with forms at the end of the page's `.q`: forms do not nest, and what is sent in
 * there is not heard by a form around the place it was opened from.
 */
function OutsideForm({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => setPlace(here.current?.closest('.q') ?? document.body), []);
  return (
    <>
      <span ref={here} hidden />
      {place &&
        createPortal(<div onSubmit={(event) => event.stopPropagation()}>{children}</div>, place)}
    </>
  );
}

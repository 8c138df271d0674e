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
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { savedEditTitle, savedSave, savedSaveChanges, savedSaved } from '@preventivo/core/words';
import { announce, focusOnceDrawn, Notice } from '@preventivo/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RecordDialog } from './record-dialog.tsx';
import { RecordList, type Role, wordsOf } from './record-list.tsx';
import { firstMissing, type SavedRecord, useRecords } from './records.ts';
import type { SaveRefusal } from './save-checked.ts';
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

/** Props of `<SavedContractors>`. */
export interface SavedContractorsProps {
  /** The logged-in user; undefined while the account loads. */
  readonly user: User | undefined;
  /** The line's settings for the contractor. */
  readonly contractor: Profile['contractor'];
  /** Whether to show people or companies. */
  readonly type: ContractorType;
  /** The id of the selected record. */
  readonly chosen: string | null;
  /**
   * The data that the user typed before the login. The list offers to use them, and prefills a new record with them.
   */
  readonly initialValues?: Person | Company | undefined;
  /** The error if no record is selected. It marks the list as invalid. */
  readonly error?: string | undefined;
  /** The server's rejection of the selected record, shown on the record's card and in its form. */
  readonly refused?: Failure | undefined;
  /** The role of the selected person or company in the request. @defaultValue 'contraente' */
  readonly role?: Role;
  /**
   * The sentence above the errors of a record, and its error code.
   * @defaultValue 'Alcuni valori del contraente non sono validi'
   */
  readonly wrong?: { readonly code: string; readonly error: string };
  /** The `name` of the radio buttons. @defaultValue 'selectPeopleId' */
  readonly name?: string;
  /**
   * Called when the user selects a record, with the record's data as the contractor. Its `selectPeopleId` is the
   * record's id.
   */
  onChoose(contractor: Contractor): void;
}

/**
 * Lists the saved people or companies of an account. The user can select, edit or create a record
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
  const t = useTranslate();
  const { user, contractor, type, chosen, onChoose } = props;
  const { role = 'contraente', name = 'selectPeopleId' } = props;
  const { accept } = useSession();
  const { records, read } = useRecords(user, type, contractor);
  const { save, overlay } = useSaving(contractor);
  const { today, settings } = usePreventivo();
  const { opened, write, ...dialog } = useOpenedRecord({ user, name, type, records });
  const [saved, setSaved] = useState<SavedRecord>();
  const [unsaved, setUnsaved] = useState<SaveRefusal>();
  const note = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const record = opened?.record;
  const refused = record && record.id === chosen ? insideOf(props.refused) : undefined;
  const typed = writtenContractor(type, props.initialValues);
  const written = user && typed && recordOfWritten(user, typed);
  const isOffered = written && (written.id === undefined || written.id !== chosen);
  const [failure] = unsaved?.failures ?? [];

  // After a save, this effect runs when the dialog is closed and the record's card is rendered.
  useEffect(() => {
    if (!saved || !group.current) return;
    // Retry the focus: the waiting overlay may still cover the card.
    focusOnceDrawn(group, name);
    announce(t(savedSaved, { name: saved.name }));
  }, [saved, name, t]);

  function open(next?: SavedRecord, answers?: Contractor) {
    setSaved(undefined);
    setUnsaved(undefined);
    dialog.open(next, answers);
  }

  async function saveAnswers(answers: Contractor, id = record?.id) {
    if (!user) return undefined;
    const outcome = await save({ user, contractor: answers, id });
    if (outcome.kind === 'refused') return outcome.refusal;
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

  /**
   * Saves the data that the user typed before the login as a record. If values are missing or rejected, opens the
   * record's form instead.
   */
  async function applyWritten({ contractor: answers, id }: WrittenRecord) {
    const known = records?.find((one) => one.id === id);
    const around = { profile: contractor, today, settings };
    const failures = wrongWith(answers, around);
    const refusal = failures.length > 0 ? { failures } : await saveAnswers(answers, id);
    if (refusal && refusal.failures.length > 0) open(known, answers);
    setUnsaved(refusal);
  }

  /** Dismisses the note about a saved record, and focuses the record. */
  function takeAway() {
    setSaved(undefined);
    const page = note.current?.getRootNode() as ParentNode;
    page.querySelector<HTMLElement>(`[name="${name}"]:checked`)?.focus();
  }

  return (
    <>
      {isOffered && (
        <WrittenOffer
          words={wordsOfWritten(user, written, t)}
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
          <p>{t(savedSaved, { name: saved.name })}</p>
        </Notice>
      )}
      <OutsideForm>
        {opened && (
          <RecordDialog
            title={record ? t(savedEditTitle, { name: record.title }) : t(wordsOf[role].newTitle)}
            button={record ? t(savedSaveChanges) : t(savedSave)}
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

/** Converts a rejection shown at the list to a failure at a field of the record's form. */
function insideOf(refused: Failure | undefined): Failure | undefined {
  if (!refused?.inside) return undefined;
  const { group: _, inside, ...failure } = refused;
  return { ...failure, ...inside };
}

/**
 * Returns the initial values of a new record: the data that the user typed before the login. Returns none if a record
 * is selected, because the values on the page then belong to that record.
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
 * Renders dialogs with forms in a portal at the end of `.q`. HTML forms cannot be nested, and a submit event in a
 * dialog must not reach the form of the page.
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

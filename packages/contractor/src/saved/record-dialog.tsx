import {
  type Contractor,
  contractorMessages,
  type Failure,
  type Profile,
  recordQuestions,
  same,
  withContractorValues,
} from '@preventivo/core';
import { useSentence, useTranslate } from '@preventivo/core/react';
import { savedLeave, savedLeaveLoses, savedLeaveNow, savedStay } from '@preventivo/core/words';
import { TableForm } from '@preventivo/form';
import { Button, focusOnceDrawn, Notice } from '@preventivo/ui';
import { Dialog, ErrorCode } from '@preventivo/ui/dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeWidgets } from '../birthplace-answer.tsx';
import { companyNameOf, LegalName, noTypeChange, TypeChangeContext } from '../type-change.tsx';
import { fixedWidgets } from './fixed-widgets.tsx';
import type { SaveRefusal } from './save-checked.ts';

export interface RecordDialogProps {
  readonly title: string;
  readonly button: string;
  /** The initial values of the form. Their contractor type determines the questions. */
  readonly start: Contractor;
  /** The values that the user had typed when an earlier session ended. @defaultValue none */
  readonly written?: Contractor | undefined;
  /** Whether the record already exists. The name of an existing record is read-only. */
  readonly saved: boolean;
  /** The control to focus first. @defaultValue the title */
  readonly focus?: string | undefined;
  /** The sentence above the errors, and its error code. @defaultValue the sentence about the contractor */
  readonly wrong?: { readonly code: string; readonly error: string } | undefined;
  readonly shown?: Failure | undefined;
  readonly contractor: Profile['contractor'];
  onWrite(contractor: Contractor): void;
  /** Saves a valid record. Resolves to the rejection, or to undefined if the record was saved. */
  onSave(contractor: Contractor): Promise<SaveRefusal | undefined>;
  onClose(): void;
}

/** The form of a saved person or company, with the questions of page 1 (docs/rules/accounts.md#saved-records). */
export function RecordDialog(props: RecordDialogProps) {
  const { start, written = start, onSave, onClose } = props;
  const [shown] = useState(() => (props.shown ? [props.shown] : []));
  const form = useId();
  const alert = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLSpanElement>(null);
  const [focus] = useState(props.focus);
  const [{ values, ...questions }] = useState(() => recordQuestions(props.contractor, written));
  const [widgets] = useState(() => widgetsFor(props));
  const now = useRef(values);
  const record = () => withContractorValues(start, now.current);
  const [typeChange] = useState(() => ({
    ...noTypeChange,
    companyName: () => companyNameOf(record()),
  }));
  const { code, error } = props.wrong ?? contractorWrong;
  const sentence = useSentence(code, error);
  const [leaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal>();

  // Wait until the control exists: an address's inputs load after the dialog has opened.
  useEffect(() => {
    if (focus === undefined) return;
    focusOnceDrawn({ current: inside.current?.closest('dialog') ?? null }, focus);
  }, [focus]);

  useEffect(() => {
    if (refusal?.message) alert.current?.focus();
  }, [refusal]);

  function leave() {
    // Close the question before the form. Each dialog returns the focus to the element that opened it, so the form's
    // dialog must be last.
    flushSync(() => setLeaving(false));
    onClose();
  }

  async function pass() {
    const refused = await onSave(record());
    setRefusal(refused);
    return refused?.failures ?? [];
  }

  return (
    <>
      <Dialog
        open
        shape="full"
        title={props.title}
        {...(focus !== undefined && { focus })}
        onClose={() => (same(record(), start) ? onClose() : setLeaving(true))}
        footer={
          <Button type="submit" form={form}>
            {props.button}
          </Button>
        }
      >
        <span ref={inside} hidden />
        <TypeChangeContext.Provider value={typeChange}>
          <TableForm
            {...questions}
            values={values}
            onChange={(answered) => {
              now.current = answered;
              props.onWrite(record());
            }}
            id={form}
            shown={shown}
            widgets={widgets}
            sentence={sentence}
            focusRefused
            heading={
              refusal?.message && (
                <Notice ref={alert} kind="error" alert>
                  <p>{refusal.message}</p>
                  <ErrorCode code={refusal.code} />
                </Notice>
              )
            }
            onValidSubmit={pass}
          />
        </TypeChangeContext.Provider>
      </Dialog>
      <LeaveQuestion open={leaving} onStay={() => setLeaving(false)} onLeave={leave} />
    </>
  );
}

const contractorWrong = { code: 'CONTRACTOR', error: contractorMessages.CONTRACTOR };

function widgetsFor({ saved, start }: RecordDialogProps) {
  return {
    ...placeWidgets,
    ...(start.tipoPersona === 'giuridica' && { ragioneSociale: LegalName }),
    ...(saved && start.tipoPersona === 'fisica' && fixedWidgets(start.persona)),
  };
}

interface LeaveQuestionProps {
  readonly open: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Asks for confirmation before the typed values are discarded. */
function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t(savedLeave)}
      description={t(savedLeaveLoses)}
      cross={false}
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            {t(savedLeaveNow)}
          </Button>
          <Button onClick={onStay}>{t(savedStay)}</Button>
        </>
      }
    />
  );
}

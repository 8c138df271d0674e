import {
  applicable,
  type Change,
  type ControlName,
  changed,
  type Failure,
  isAsked,
  isListed,
  same,
  siblingOf,
  type Table,
  wordsOf,
} from '@preventivo/core';
import { NeededList } from '@preventivo/core/query';
import { useKnownLists, useTranslate } from '@preventivo/core/react';
import { commonClose, commonDone, commonEdit, entryFill, entryOpen } from '@preventivo/core/words';
import {
  Button,
  Fieldset,
  focusControl,
  focused,
  moveFocus,
  useCommitEffect,
  useEventCallback,
} from '@preventivo/ui';
import { useId, useReducer, useRef, useState } from 'react';
import type { Answered } from '../checking/page-status.ts';
import type { KindProps } from '../widget.ts';
import { TableFields } from './table-fields.tsx';

type GroupProps = KindProps<'group'>;

export function GroupFields(props: GroupProps) {
  return (
    <Fieldset legend={props.label} hint={props.hint}>
      <GroupQuestions {...props} />
    </Fieldset>
  );
}

/** The questions of a group. The name of each control is the group's name, a dot and the key: `timoniere.nome`. */
function GroupQuestions(props: GroupProps) {
  const { name, field, answer, failures, widgets = {} } = props;
  const { table } = field;
  const edited = useRef(new Set<string>());
  const onAnswer = useEventCallback((key: string, change: Change<unknown>, isTyped: boolean) => {
    edited.current.add(key);
    // Autofill changes two inputs before either settles, so merge into the latest; null at first in a list.
    props.onAnswer((before: Answered | null) => {
      const group: Answered = { ...field.initial, ...before };
      return { ...group, [key]: changed<unknown>(group[key], change) };
    }, isTyped);
  });
  const onLeave = useEventCallback((key: string, controls?: readonly string[]) => {
    const empty = same(answer[key], table.fields[key]?.initial);
    // A field that was left empty shows no error before «Continua».
    if (edited.current.has(key) || !empty)
      props.onLeave(controls ?? controlsOf(table, key, `${name}.${key}`));
  });
  return (
    <TableFields
      table={table}
      keys={Object.keys(table.fields).filter((key) => isAsked(table, key))}
      prefix={`${name}.`}
      values={answer}
      failures={failures.map((failure) => inside(table, name, failure))}
      widgets={widgets}
      {...{ onAnswer, onLeave }}
    />
  );
}

/** Assigns a failure of the group to the field in the group's table that shows it. */
function inside(table: Table, name: ControlName, failure: Failure): Failure {
  const [key = ''] = failure.control.slice(name.length + 1).split('.');
  const keys = Object.keys(table.fields);
  if (keys.includes(key)) return { ...failure, field: key };
  // The control of an address part is not named after the address field, so find that field by its kind. The first
  // field shows a failure of the whole group.
  const address = keys.find((other) => table.fields[other]?.kind === 'address');
  const [first = ''] = keys;
  return { ...failure, field: key === '' ? first : (address ?? first) };
}

/** Returns the controls of a field. An address has its search box and a control for each part. */
function controlsOf(table: Table, key: string, control: ControlName): readonly ControlName[] {
  const parts = ['city', 'zip', 'street', 'street_number'].map((part) => siblingOf(control, part));
  return table.fields[key]?.kind === 'address' ? [control, ...parts] : [control];
}

interface EntriesProps {
  readonly field: GroupProps['field'];
  readonly rows: readonly Omit<GroupProps, 'field'>[];
  readonly note: string | undefined;
}

/** Numbered groups. The first incomplete one is open; complete ones collapse to their answers as text. */
export function Entries({ field, rows, note }: EntriesProps) {
  const [latest, setLatest] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const complete = rows.map(({ answer }) => isComplete(field, answer));
  const next = complete.indexOf(false);
  const wrong = rows.findIndex(({ failures }) => failures.length > 0);
  return (
    <div className="q-cards" ref={list}>
      {note && <p className="q-hint q-note">{note}</p>}
      {rows.map((row, index) => (
        <GroupEntry
          {...row}
          key={row.name}
          field={field}
          opens={(index === wrong && 'wrong') || (index === next && 'due')}
          complete={complete[index] ?? false}
          past={latest !== undefined && latest !== index}
          onAnswer={(answer, isTyped) => {
            setLatest(index);
            row.onAnswer(answer, isTyped);
          }}
          onDone={() => {
            const after = [...rows.slice(index + 1), ...rows.slice(0, index)];
            const due = after.find(
              ({ name }) => !complete[rows.findIndex((one) => one.name === name)],
            );
            return Boolean(due && list.current && focusControl(list.current, due.name));
          }}
        />
      ))}
    </div>
  );
}

const isComplete = (field: GroupProps['field'], answers: Answered) =>
  missingFrom(field, answers) === undefined;

/** Returns the first key without an answer. */
const missingFrom = ({ table }: GroupProps['field'], answers: Answered) =>
  applicable(table, answers).find((key) => {
    const field = table.fields[key];
    return !field?.optional && same(answers[key], field?.initial);
  });

interface GroupEntryProps extends GroupProps {
  /** Why it opens: it is the first group with an error, or the first incomplete one. */
  readonly opens: 'wrong' | 'due' | false;
  readonly complete: boolean;
  /** Whether the last edit was in another group. */
  readonly past: boolean;
  /** Called when it was collapsed as complete. Focuses the next incomplete group, or returns false. */
  onDone(): boolean;
}

/** One of several groups. Find-in-page and a link to a field open its `<details>` element. */
function GroupEntry({ opens, complete, past, onDone, ...props }: GroupEntryProps) {
  const t = useTranslate();
  const box = useRef<HTMLDetailsElement>(null);
  const [start] = useState(opens !== false);
  const id = useId();
  const [failure] = props.failures;
  const folds = past && complete && !failure;
  useCommitEffect(() => {
    if (opens && box.current) box.current.open = true;
  }, [opens]);
  useCommitEffect(() => {
    const details = box.current;
    if (folds && details?.open) keepInPlace(() => (details.open = false));
  }, [folds]);
  const done = () => {
    const details = box.current;
    const { name, field, answer } = props;
    const missing = missingFrom(field, answer);
    if (details && !missing && !failure) {
      details.open = false;
      const [head] = details.children;
      if (!onDone() && head instanceof HTMLElement) moveFocus(head);
      return;
    }
    // Unlike a blur, this also shows the errors of questions that were left empty.
    const keys = applicable(field.table, answer);
    props.onLeave(keys.flatMap((key) => controlsOf(field.table, key, `${name}.${key}`)));
    if (details) focusControl(details, missing ? `${name}.${missing}` : (failure?.control ?? name));
  };
  return (
    <details ref={box} open={start} className="q-entry" data-invalid={failure && true}>
      <summary className="q-card">
        <span className="q-card-text">
          <span id={id}>{props.label}</span>
          <span className="q-detail q-folded">
            {failure?.error ?? (complete ? <EntryWords {...props} /> : t(entryOpen))}
          </span>
        </span>
        <span className="q-link q-folded">{complete ? t(commonEdit) : t(entryFill)}</span>
        <span className="q-link">{t(commonClose)}</span>
      </summary>
      <fieldset className="q-fieldset" aria-labelledby={id}>
        <div className="q-fields">
          <GroupQuestions {...props} />
          <Button variant="outline" size="medium" onClick={done}>
            {t(commonDone)}
          </Button>
        </div>
      </fieldset>
    </details>
  );
}

/** The answers of a group as text: «2025, Nessuna responsabilità». */
function EntryWords({ field, answer, today }: GroupProps) {
  const lists = useKnownLists();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const asked = Object.values(field.table.fields).filter(isListed);
  return (
    <>
      {asked.map(
        (one) =>
          !('known' in one) && <NeededList key={one.list} list={one.list} onReady={drawAgain} />,
      )}
      <span>{wordsOf(field, answer, { lists: lists(), today })}</span>
    </>
  );
}

/** Applies a layout change, and scrolls the page so that the focused element stays in place. */
function keepInPlace(change: () => void): void {
  const at = focused();
  const before = at?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (at?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

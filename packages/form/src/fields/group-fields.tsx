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

/**
 * The questions of a group. The name of each control is the group's name, a dot and the question's key:
 * `timoniere.nome`.
 */
function GroupQuestions(props: GroupProps) {
  const { name, field, answer, failures, widgets = {} } = props;
  const { table } = field;
  const edited = useRef(new Set<string>());
  const onAnswer = useEventCallback((key: string, change: Change<unknown>, isTyped: boolean) => {
    edited.current.add(key);
    // Autofill changes two inputs before the first answer settles. Merge into the latest answers, so that none is lost.
    // In a list, an unanswered group is null.
    props.onAnswer((before: Answered | null) => {
      const group: Answered = { ...field.initial, ...before };
      return { ...group, [key]: changed<unknown>(group[key], change) };
    }, isTyped);
  });
  const onLeave = useEventCallback((key: string, controls?: readonly string[]) => {
    const empty = same(answer[key], table.fields[key]?.initial);
    // A field that the user left empty shows its error only after «Continua».
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

/** Returns a failure of the group with the key of the field, in the group's table, that shows it. */
function inside(table: Table, name: ControlName, failure: Failure): Failure {
  const [key = ''] = failure.control.slice(name.length + 1).split('.');
  const keys = Object.keys(table.fields);
  if (keys.includes(key)) return { ...failure, field: key };
  // An address part's control is not named after the address field, so find that field by its kind. A failure of the
  // whole group shows at the first field.
  const address = keys.find((other) => table.fields[other]?.kind === 'address');
  const [first = ''] = keys;
  return { ...failure, field: key === '' ? first : (address ?? first) };
}

/** Returns the names of a field's controls. An address has a search box and one control for each part. */
function controlsOf(table: Table, key: string, control: ControlName): readonly ControlName[] {
  const parts = ['city', 'zip', 'street', 'street_number'].map((part) => siblingOf(control, part));
  return table.fields[key]?.kind === 'address' ? [control, ...parts] : [control];
}

interface EntriesProps {
  readonly field: GroupProps['field'];
  readonly rows: readonly Omit<GroupProps, 'field'>[];
  readonly note: string | undefined;
}

/** Numbered groups. The first incomplete group is open. A complete group collapses and shows its answers as text. */
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

/** Returns the key of the first question without an answer. */
const missingFrom = ({ table }: GroupProps['field'], answers: Answered) =>
  applicable(table, answers).find((key) => {
    const field = table.fields[key];
    return !field?.optional && same(answers[key], field?.initial);
  });

interface GroupEntryProps extends GroupProps {
  /**
   * The reason to open this group: it is the first group with an error ('wrong') or the first incomplete group ('due').
   */
  readonly opens: 'wrong' | 'due' | false;
  readonly complete: boolean;
  /** Whether the user's last edit was in another group. */
  readonly past: boolean;
  /**
   * Called when the user collapses the complete group. Focuses the next incomplete group, or returns false without one.
   */
  onDone(): boolean;
}

/** One of several groups, in a `<details>` element. Find-in-page and a link to a field open the element. */
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
    // Unlike a blur, collapsing the group also shows the errors of questions that the user left empty.
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

/** Applies a layout change. Then scrolls the page so that the focused element keeps its position on the screen. */
function keepInPlace(change: () => void): void {
  const at = focused();
  const before = at?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (at?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

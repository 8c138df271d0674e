import {
  applicable,
  type Fields,
  type GroupField,
  isListed,
  same,
  type Values,
  wordsOf,
} from '@preventivo/core';
import { NeededList } from '@preventivo/core/query';
import { useKnownLists, useTranslate } from '@preventivo/core/react';
import { commonClose, commonEdit, entryFill, entryOpen } from '@preventivo/core/words';
import { focused, useCommitEffect } from '@preventivo/ui';
import { useId, useReducer, useRef, useState } from 'react';
import { type GroupProps, GroupQuestions } from './group-fields.tsx';

interface EntriesProps {
  readonly field: GroupField<Fields>;
  readonly rows: readonly Omit<GroupProps, 'field'>[];
  readonly note: string | undefined;
}

/**
 * Numbered groups. The first incomplete one is open; complete ones collapse to their answers as text.
 */
export function Entries({ field, rows, note }: EntriesProps) {
  const [latest, setLatest] = useState<number>();
  const complete = rows.map(({ answer }) => isComplete(field, answer));
  const next = complete.indexOf(false);
  const wrong = rows.findIndex(({ failures }) => failures.length > 0);
  return (
    <div className="q-cards">
      {note && <p className="q-hint q-note">{note}</p>}
      {rows.map((row, index) => (
        <GroupEntry
          {...row}
          key={row.name}
          field={field}
          due={index === next}
          wrong={index === wrong}
          complete={complete[index] ?? false}
          past={latest !== undefined && latest !== index}
          onAnswer={(answer, isTyped) => {
            setLatest(index);
            row.onAnswer(answer, isTyped);
          }}
        />
      ))}
    </div>
  );
}

/** Whether every question of a group has an answer, valid or not. */
const isComplete = ({ table }: GroupField<Fields>, answers: Values<Fields>) =>
  applicable(table, answers).every((key) => {
    const field = table.fields[key];
    return field?.optional || !same(answers[key], field?.initial);
  });

interface GroupEntryProps extends GroupProps {
  /** Whether it is the first incomplete group. */
  readonly due: boolean;
  /** Whether it is the first group with an error. */
  readonly wrong: boolean;
  readonly complete: boolean;
  /** Whether the last edit was in another group. */
  readonly past: boolean;
}

/**
 * One of several groups, with its own title. It collapses to its answers when the user edits another group. It is a
 * `<details>` element, so that find-in-page and a link to a field open it.
 */
function GroupEntry({ due, wrong, complete, past, ...props }: GroupEntryProps) {
  const t = useTranslate();
  const box = useRef<HTMLDetailsElement>(null);
  const [start] = useState(due || wrong);
  const id = useId();
  const [failure] = props.failures;
  const folds = past && complete && !failure;
  useCommitEffect(() => {
    if ((due || wrong) && box.current) box.current.open = true;
  }, [due, wrong]);
  useCommitEffect(() => {
    const details = box.current;
    if (folds && details?.open) keepInPlace(() => (details.open = false));
  }, [folds]);
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

import {
  applicable,
  type Fields,
  type GroupField,
  type ItemsField,
  same,
  type Values,
} from '@preventivo/core';
import { useState } from 'react';
import { GroupEntry } from './group-entry.tsx';
import type { useItems } from './use-items.ts';
import type { WidgetProps } from './widget.ts';

interface EntriesProps extends WidgetProps<readonly unknown[], ItemsField<unknown>> {
  readonly item: GroupField<Fields>;
  readonly items: ReturnType<typeof useItems>;
}

/** Numbered groups: one is open to be answered, those that were answered are told in words. */
export function Entries({ item, items, note, ...props }: EntriesProps) {
  const [latest, setLatest] = useState<number>();
  const answers = items.map(({ answer }) => (isAnswers(answer) ? answer : item.initial));
  const complete = answers.map((answer) => isComplete(item, answer));
  const next = complete.indexOf(false);
  const wrong = items.findIndex(({ failures }) => failures.length > 0);
  if (items.length === 0) return null;
  return (
    <div className="q-cards">
      {note && <p className="q-hint q-note">{note}</p>}
      {items.map((own, index) => (
        <GroupEntry
          {...props}
          {...own}
          key={own.name}
          field={item}
          answer={answers[index] ?? item.initial}
          label={item.label.replace('{n}', String(index + 1))}
          hint={item.hint}
          due={index === next}
          wrong={index === wrong}
          complete={complete[index] ?? false}
          past={latest !== undefined && latest !== index}
          onAnswer={(next, written) => {
            setLatest(index);
            own.onAnswer(next, written);
          }}
        />
      ))}
    </div>
  );
}

const isAnswers = (answer: unknown): answer is Values<Fields> =>
  typeof answer === 'object' && answer !== null;

/** Whether everything in a group has an answer, right or wrong. */
const isComplete = ({ table }: GroupField<Fields>, answers: Values<Fields>) =>
  applicable(table, answers).every((key) => {
    const field = table.fields[key];
    return field?.optional || !same(answers[key], field?.initial);
  });

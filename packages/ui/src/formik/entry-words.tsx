import {
  applicable,
  type Field,
  type Fields,
  isListed,
  knownOptions,
  listOf,
  type Option,
  same,
  type Values,
} from '@preventivo/core';
import { useList } from '@preventivo/core/react';
import { Fragment } from 'react';
import type { GroupProps } from './group-fields.tsx';

/** What was answered in a group, in its order: «2025, Nessuna responsabilità». */
export function EntryWords({ field: { table }, answer, today }: GroupProps) {
  const given = applicable(table, answer).filter(
    (key) => !same(answer[key], table.fields[key]?.initial),
  );
  return given.map((key, index) => {
    const field = table.fields[key];
    return (
      field && (
        <Fragment key={key}>
          {index > 0 && ', '}
          <AnswerWords
            field={field}
            answer={answer[key]}
            today={today}
            list={listOf(table, answer, key)}
          />
        </Fragment>
      )
    );
  });
}

interface AnswerWordsProps {
  readonly field: Field;
  readonly answer: Values<Fields>[string];
  readonly today: string;
  readonly list: string | null | undefined;
}

function AnswerWords({ field, answer, today, list }: AnswerWordsProps) {
  if (!isListed(field)) return answer === true ? 'Sì' : answer === false ? 'No' : String(answer);
  const known = knownOptions(field, today);
  if (known || !list) return chosen(known, answer);
  return <ListedWords list={list} answer={answer} />;
}

function ListedWords({ list, answer }: Pick<AnswerWordsProps, 'answer'> & { list: string }) {
  return chosen(useList(list).options, answer);
}

/** While its list is on the way an answer is not in words. */
const chosen = (options: readonly Option[] = [], answer: unknown) =>
  options
    .filter(({ id }) => [answer].flat().includes(id))
    .map(({ value }) => value)
    .join(', ') || '…';

import { type Failure, type Fields, type Table, unanswered, type Values } from '@preventivo/core';
import { ErrorSummary } from '@preventivo/ui';
import { type Circumstances, inOwnWords } from './circumstances.ts';

/** What `<PageSummary>` takes. */
export interface PageSummaryProps {
  /** What kept the page from being left, and the sentence over it. */
  readonly failures: readonly Failure[];
  readonly message: string;
  /** A new number moves the focus to it (again). */
  readonly attempt: number;
  readonly table: Table;
  /** What is shown wrong by now. */
  readonly shown: readonly Failure[];
  /** What was found wrong when it was last looked at, shown or not. */
  readonly found: readonly Failure[];
  /** The controls besides the fields that are wrong by now. @defaultValue those of `failures` */
  readonly alsoWrong?: readonly string[] | undefined;
}

/**
 * What is missing where nobody answered anything, in the application's words: who presses «Continua» at once is told so
 * before the rules are here. Undefined where these have to judge.
 */
export function missingAtOnce(
  table: Table,
  values: Values<Fields>,
  { keys, messages }: Circumstances,
): readonly Failure[] | undefined {
  return unanswered(table, values, keys)?.map((failure) => inOwnWords(failure, messages));
}

/** The summary of a page, whose lines are struck as they are put right. Loaded when there is something to say. */
export function PageSummary({ failures, table, shown, found, ...props }: PageSummaryProps) {
  const { alsoWrong, ...panel } = props;
  /** Whether a line still holds: of a whole field, while anything in it is wrong. */
  const isWrong = ({ field, control }: Failure) =>
    alsoWrong && !(field in table.fields)
      ? alsoWrong.includes(control)
      : shown.some((failure) => failure.control === control) ||
        (field === control && found.some((failure) => failure.field === field));
  const errors = failures.map((failure) => ({
    control: failure.control,
    error: failure.error,
    right: !isWrong(failure),
  }));
  return <ErrorSummary {...panel} errors={errors} />;
}

import type { Failure, Table } from '@preventivo/core';
import { ErrorSummary } from '@preventivo/ui';
import type { Summary } from './checking/page-status.ts';

// `unanswered` finds missing answers without the rules, which may not be loaded yet.
export { unanswered } from '@preventivo/core';

interface PageSummaryProps extends Summary {
  readonly table: Table;
  readonly shown: readonly Failure[];
  /** The failures that the last check found, shown or not. */
  readonly found: readonly Failure[];
  /** The controls outside the table that are invalid now. @defaultValue those of `failures` */
  readonly alsoWrong?: readonly string[] | undefined;
}

/** The error summary. Strikes through the lines of corrected errors. */
export function PageSummary({ failures, table, shown, found, ...props }: PageSummaryProps) {
  const { alsoWrong, ...panel } = props;
  /** Whether the error of a line still exists. A line of a whole field stays while any part of it is invalid. */
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

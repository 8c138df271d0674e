import type { Failure, Table } from '@preventivo/core';
import { ErrorSummary } from '@preventivo/ui';
import type { Summary } from './checking/page-status.ts';

// `unanswered` finds missing answers without the rules: the rules may not be loaded yet.
export { unanswered } from '@preventivo/core';

interface PageSummaryProps extends Summary {
  readonly table: Table;
  readonly shown: readonly Failure[];
  /** All failures that the last validation found, including those that are not shown yet. */
  readonly found: readonly Failure[];
  /** The invalid controls that are not in the table, such as consents. @defaultValue those of `failures` */
  readonly alsoWrong?: readonly string[] | undefined;
}

/** The error summary. Strikes through the lines of corrected errors. */
export function PageSummary({ failures, table, shown, found, ...props }: PageSummaryProps) {
  const { alsoWrong, ...panel } = props;
  /**
   * Whether the error in a line of the summary is not corrected yet. A line about a whole field stays while any part of
   * the field is invalid.
   */
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

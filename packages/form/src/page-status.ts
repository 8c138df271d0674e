import type { Failure, Fields, Values } from '@preventivo/core';
import { type FormikErrors, setIn } from 'formik';

/** The answers of a page, as Formik holds them. */
export type Answered = Values<Fields>;
export type PageErrors = FormikErrors<Answered>;

/** What prevents the page from being left, and the sentence over it. */
export interface Summary {
  readonly failures: readonly Failure[];
  readonly message: string;
  /** Formik's `submitCount` when the attempt ended: during the next one the summary stays as it is. */
  readonly attempt: number;
}

/** The `status` of a page in Formik: what its `errors` cannot say of the failures that they show. */
export interface PageStatus {
  /** The failures that are shown. */
  readonly failures: readonly Failure[];
  /** The errors that were made of them. @defaultValue none. Others came from a check of Formik, or from a host */
  readonly errors?: PageErrors;
  /** What the last check found, shown or not. */
  readonly found: readonly Failure[];
  readonly summary?: Summary | undefined;
}

export const nothingWrong: PageStatus = { failures: [], found: [] };

/** Makes Formik's errors: the message of each control, under its name. */
export function errorsOf(failures: readonly Failure[]): PageErrors {
  // A message of a whole group would replace those of its controls.
  const byDepth = [...failures].sort((a, b) => a.control.length - b.control.length);
  return byDepth.reduce((errors, { control, invalid }) => setIn(errors, control, invalid), {});
}

/** Lists the failures that errors show: those of the status, as long as their control has its message, and a host's own words. */
export function failuresOf(errors: PageErrors, status: PageStatus): readonly Failure[] {
  const isEmpty = status.failures.length === 0 && Object.keys(errors).length === 0;
  if (isEmpty || errors === status.errors) return status.failures;
  const said = messagesIn(errors);
  const isSaid = (failure: Failure) =>
    said.some(([control, message]) => isOf(failure, control, message));
  const shown = status.failures.filter(
    (failure) =>
      isSaid(failure) ||
      status.failures.some((one) => one.control === failure.control && isSaid(one)),
  );
  const others = said.filter(
    ([control, message]) => !shown.some((failure) => isOf(failure, control, message)),
  );
  return [...shown, ...others.map(([control, message]) => failureOf(control, message))];
}

const isOf = ({ control, invalid }: Failure, name: string, message: string) =>
  control === name && invalid === message;

/** The messages of errors, by control. */
function messagesIn(errors: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const control = `${prefix}${name}`;
    if (typeof error === 'string') return [[control, error] as const];
    return error ? messagesIn(error, `${control}.`) : [];
  });
}

/** A host's words, without a code. */
const failureOf = (control: string, message: string): Failure => ({
  field: control.split('.')[0] ?? control,
  control,
  code: '',
  invalid: message,
  error: message,
});

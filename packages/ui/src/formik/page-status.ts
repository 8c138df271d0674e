import type { Failure, Fields, Values } from '@preventivo/core';
import { type FormikErrors, getIn, setIn } from 'formik';

/** The answers of a page, as Formik holds them. */
export type Answered = Values<Fields>;
export type PageErrors = FormikErrors<Answered>;

/** What prevents the page from being left, and the sentence over it. */
export interface Summary {
  readonly failures: readonly Failure[];
  readonly message: string;
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

/** Lists the failures that errors show: those that the status knows by control and message, and a host's own words. */
export function failuresOf(errors: PageErrors, status: PageStatus): readonly Failure[] {
  const isEmpty = status.failures.length === 0 && Object.keys(errors).length === 0;
  if (isEmpty || errors === status.errors) return status.failures;
  const known = [...new Set([...status.found, ...status.failures])];
  const shown = known.filter(({ control }) => {
    const said = getIn(errors, control);
    return known.some((one) => one.control === control && one.invalid === said);
  });
  const others = messagesIn(errors).filter(
    ([control, message]) =>
      !shown.some((one) => one.control === control && one.invalid === message),
  );
  return [...shown, ...others.map(([control, message]) => failureOf(control, message))];
}

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

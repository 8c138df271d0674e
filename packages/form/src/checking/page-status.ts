import { type Failure, type Fields, same, type Values } from '@preventivo/core';
import { type FormikErrors, setIn } from 'formik';

/** The answers of a page, in the form of Formik's `values`. */
export type Answered = Values<Fields>;
export type PageErrors = FormikErrors<Answered>;

/** The failures that blocked the last submit, with the sentence above their list. */
export interface Summary {
  readonly failures: readonly Failure[];
  /** Undefined if nothing blocked the submit. */
  readonly message: string | undefined;
  /** Formik's `submitCount` when the attempt ended. A new number focuses the summary. */
  readonly attempt: number;
}

/** The `status` of a page in Formik. It holds the failures, because Formik's `errors` hold only messages. */
export interface PageStatus {
  /** The failures that the page shows, without the errors that a host has set in Formik. */
  readonly failures: readonly Failure[];
  /**
   * The failures that the page's own validations found, including those that are not shown yet. Without the server's
   * refusals.
   */
  readonly found: readonly Failure[];
  /**
   * Set if the validation threw in the last submit. `message` is undefined if the page offers a reload instead.
   */
  readonly broken?: { readonly message: string | undefined } | undefined;
}

export const nothingWrong: PageStatus = { failures: [], found: [] };

/** Returns Formik's errors: the message of each control, under its name. */
export function errorsOf(failures: readonly Failure[]): PageErrors {
  // Sort by the length of the name: the message of a whole group, set later, would replace the messages of its
  // controls.
  const byDepth = [...failures].sort((a, b) => a.control.length - b.control.length);
  return byDepth.reduce((errors, { control, invalid }) => setIn(errors, control, invalid), {});
}

/**
 * Returns the failures behind Formik's errors: the page's own failures whose message is still set, and a failure for
 * each message that a host has set.
 */
export function failuresOf(errors: PageErrors, { failures }: PageStatus): readonly Failure[] {
  if (same(errors, errorsOf(failures))) return failures;
  const messages = messagesIn(errors);
  const known = failures.filter(({ control, invalid }) =>
    messages.some(([name, message]) => name === control && message === invalid),
  );
  const isKnown = (name: string) => known.some(({ control }) => control === name);
  const others = messages.filter(([name]) => !isKnown(name));
  return [
    ...failures.filter(({ control }) => isKnown(control)),
    ...others.map(([control, invalid]) => ({
      ...{ field: control.split('.')[0] ?? control, control },
      ...{ code: '', invalid, error: invalid },
    })),
  ];
}

/** Flattens Formik's nested errors to pairs of a control's name and its message. */
function messagesIn(errors: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const control = `${prefix}${name}`;
    if (typeof error === 'string') return [[control, error] as const];
    return error ? messagesIn(error, `${control}.`) : [];
  });
}

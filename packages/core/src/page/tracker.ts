/**
 * Form analytics of the page around a form (docs/rules/screens.md#form-analytics). It is told where
 * a visitor stands and which checks stopped them: ids, page numbers and error codes, never an
 * answer.
 */
export interface Tracker {
  /** The form of a line is there. */
  start(line: string): void;
  /** A page is shown, counted from 1. */
  page(line: string, page: number): void;
  /** A page or a request was stopped, by these error codes. */
  error(line: string, codes: readonly string[]): void;
  /** The request was taken. */
  send(line: string): void;
  /** The visitor went away from this page without a request. */
  leave(line: string, page: number): void;
}

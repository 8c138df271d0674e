/**
 * Form analytics of the page around a form (docs/rules/screens.md#form-analytics). It receives the visitor's page and
 * the codes of failed checks: ids, page numbers and error codes, never an answer.
 */
export interface Tracker {
  /** The form of a line has rendered. */
  start(line: string): void;
  /** A page is shown, counted from 1. */
  page(line: string, page: number): void;
  /** Errors with these codes blocked a page or a request. */
  error(line: string, codes: readonly string[]): void;
  /** The server accepted the request. */
  send(line: string): void;
  /** The visitor left this page without a request. */
  leave(line: string, page: number): void;
}

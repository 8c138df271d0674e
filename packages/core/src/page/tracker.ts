/**
 * Receives the events of a form, for analytics (docs/rules/screens.md#form-analytics). It gets line
 * ids, page numbers and error codes, never an answer.
 */
export interface Tracker {
  /** The form of a line has rendered. */
  start(line: string): void;
  /** A page is shown, counted from 1. */
  page(line: string, page: number): void;
  /**
   * Errors with these codes kept the visitor from the next page, or from sending the quote request.
   */
  error(line: string, codes: readonly string[]): void;
  /** The server accepted the quote request. */
  send(line: string): void;
  /** The visitor left the form on this page, without sending a quote request. */
  leave(line: string, page: number): void;
}

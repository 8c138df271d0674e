/**
 * Receives the events of a form, for analytics (docs/rules/screens.md#form-analytics). It receives line ids, page
 * numbers and error codes, but never an answer.
 */
export interface Tracker {
  /** The form of a line has rendered. */
  start(line: string): void;
  /** The form shows a page. The first page is 1. */
  page(line: string, page: number): void;
  /** Errors with these codes kept the visitor from opening the next page or sending the quote request. */
  error(line: string, codes: readonly string[]): void;
  /** The server accepted the quote request. */
  send(line: string): void;
  /** The visitor left the form on this page, without sending a quote request. */
  leave(line: string, page: number): void;
  /**
   * The visitor entered or left a field, or the field shows an error. The funnel observes its fields only for a
   * tracker with this method.
   */
  field?(line: string, event: FieldEvent): void;
}

/** An event at a field of a form, without its value. */
export interface FieldEvent {
  /** The number of the page. The first page is 1. */
  readonly page: number;
  /**
   * The key of the question, such as `email`, or of one of its boxes, such as `data_nascita.giorno`. All entries of a
   * list have the list's key.
   */
  readonly field: string;
  readonly kind: 'focus' | 'blur' | 'error';
  /** For `blur`: the time since the focus, in milliseconds. */
  readonly ms?: number;
  /** For `blur`: whether the visitor had left the field before and has now changed its answer. */
  readonly isCorrection?: boolean;
}

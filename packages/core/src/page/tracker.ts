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
  /**
   * The visitor entered or left a field, or an error appeared at it. The funnel observes its fields
   * only for a tracker with this method.
   */
  field?(line: string, event: FieldEvent): void;
}

/** An event at a field of a form, without its value. */
export interface FieldEvent {
  /** The page, counted from 1. */
  readonly page: number;
  /**
   * The key of the question, such as `email`, or of one of its boxes: `data_nascita.giorno`. The
   * entries of a list share their key.
   */
  readonly field: string;
  readonly kind: 'focus' | 'blur' | 'error';
  /** The time since the focus in milliseconds, for `blur`. */
  readonly ms?: number;
  /** Whether the visitor changed an answer that they had left before, for `blur`. */
  readonly isCorrection?: boolean;
}

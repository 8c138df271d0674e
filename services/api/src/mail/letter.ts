import type { MailLanguage } from './mail-language.ts';

/** What a mail says, before it is written as HTML and as text: neither says what the other does not. */
export interface Letter {
  /** One line, and nobody's name: it travels in the open. */
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  /** Each is torn off from the one before. */
  readonly parts: readonly (readonly Block[])[];
  /** Why somebody has this mail, at its end. */
  readonly why: string;
  /** What is said under a button that may not open, with a place for its `{url}`. @defaultValue in Italian */
  readonly copyUrl?: string;
  /** @defaultValue 'it' */
  readonly language?: MailLanguage;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'answers'; readonly title?: string; readonly answers: readonly LetterRow[] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly LetterRow[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string };

/** A question and its answer, and where a press on the answer leads. */
export type LetterRow = readonly [question: string, answer: string, link?: Link];

/** `tel:` or `mailto:`. */
export interface Link {
  readonly href: string;
}

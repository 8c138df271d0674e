import type { MailLanguage } from './mail-language.ts';

/** Content of a mail, from which both the HTML and the text version are rendered. */
export interface Letter {
  /** One line without names: subjects are not encrypted. */
  readonly subject: string;
  /** Preview text next to the subject in mail programs. */
  readonly preview: string;
  readonly title: string;
  /** Parts, with a perforation between them. */
  readonly parts: readonly (readonly Block[])[];
  /** Why the recipient receives this mail, at its end. */
  readonly why: string;
  /**
   * Text below a button, with a placeholder `{url}`, for readers whose button does not open.
   * @defaultValue the Italian text
   */
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

/** A question, its answer, and the link on the answer. */
export type LetterRow = readonly [question: string, answer: string, link?: Link];

/** `tel:` or `mailto:`. */
export interface Link {
  readonly href: string;
}

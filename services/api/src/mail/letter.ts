import type { MailLanguage } from './mail-language.ts';

/** Content of a mail. The HTML and the text of the mail are both rendered from it. */
export interface Letter {
  /** One line without names, because subjects are not encrypted. */
  readonly subject: string;
  /** Preview text next to the subject in mail programs. */
  readonly preview: string;
  readonly title: string;
  /**
   * Whether the HTML looks like the torn ticket that the page shows after the request: a torn upper
   * edge, a stamp, and a perforation between two parts. @defaultValue false: a line between two
   * parts
   */
  readonly isTicket?: boolean;
  readonly parts: readonly (readonly Block[])[];
  /** Why the recipient receives this mail. The mail ends with this text. */
  readonly why: string;
  /**
   * Text below a button, with a placeholder `{url}`, for readers whose mail program does not open
   * the button.
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

export type LetterRow = readonly [question: string, answer: string, link?: Link];

export interface Link {
  readonly href: string;
}

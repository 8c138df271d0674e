import type { Bounds, Limits } from './bounds.ts';
import type { Codec } from './codecs.ts';

/**
 * Messages for the server's refusals, by error code: `{ TARGA_ESTERA: 'Non assicuriamo targhe estere' }`. The message
 * replaces the server's message at the question, in the error summary and in the error dialog. Each code belongs to
 * one question of a line, and differs from the codes of all questions and checks. A message has no placeholders.
 * `defineLine` throws if one of these rules is broken (docs/add-a-message.md).
 */
export type RefusalSentences = Readonly<Record<string, string>>;

/** The texts of a question and its messages. */
export interface Texts {
  /** The question, or a name for its answer. */
  readonly label: string;
  /** A hint. A text in brackets becomes a link to the broker's help, if the page sets one. */
  readonly hint?: string;
  /** Why the form asks the question, in a sentence or two, collapsed under it. @defaultValue none */
  readonly why?: string;
  /** The error code of the specification. */
  readonly code: string;
  /** The sentence in the error summary and the error dialog. The limits replace `{from}` and `{to}`. */
  readonly error: string;
  /** The message at the field. @defaultValue 'Valore non valido' */
  readonly invalid?: string;
  /**
   * The message for an invalid answer, at the field and in the error summary. @defaultValue the message for a missing
   * answer
   */
  readonly wrong?: string;
  /**
   * How to correct the answer. The page shows it under the error, and appends the broker's number to a text in
   * brackets.
   */
  readonly help?: string;
  /**
   * Messages for the server's refusals, by error code.
   * @defaultValue `error`, for the question's own code
   */
  readonly refusals?: RefusalSentences;
  /** Whether the answer is optional. @defaultValue false */
  readonly optional?: boolean;
  /**
   * Whether the field shares a row with the previous field, if the page is wide enough. A field that depends on an
   * answer of this pair is below the pair, in the second column.
   * @defaultValue false
   */
  readonly beside?: boolean;
  /** The browser's autofill token. @defaultValue 'off' */
  readonly autocomplete?: string;
}

/** The properties of every kind of field. `T` is the type of its answer. */
export interface FieldOf<Kind extends string, T> extends Texts {
  readonly kind: Kind;
  readonly initial: T;
  /** The minimum and maximum of a number or a day. Use the table's `limits` if they depend on answers. */
  readonly limits?: Limits;
  /** How the user completes an answer: with one click, or with several. @defaultValue by typing */
  readonly answered?: 'click' | 'clicks';
  /** The definition of a custom kind. @defaultValue one of core's kinds */
  readonly own?: OwnKind;
}

// The only `any` in the table's types, because a table contains fields of any answer type.
/** A question of any kind. */
// biome-ignore lint/suspicious/noExplicitAny: `Values` recovers the answer type
export type Field = FieldOf<string, any>;
/** The questions of a table, by form key, in their order. */
export type Fields = Readonly<Record<string, Field>>;
/** The answers of a table, by form key. */
export type Values<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends FieldOf<string, infer T> ? T : never;
};

/** The properties of a field that a table sets; its kind adds the rest. */
export type FieldOptions<F extends Field> = Omit<F, 'kind' | 'initial' | 'answered' | 'own'>;

/** The definition of a kind of field, without its control (docs/add-a-kind.md). */
export interface OwnKind<F extends Field = Field> {
  /** The name of the kind. Also the key of the kind's control among the widgets. */
  readonly name: F['kind'];
  /** The answer of an empty form. */
  readonly initial: F['initial'];
  /** How the user completes an answer. @defaultValue by typing */
  readonly answered?: 'click' | 'clicks';
  /** Whether a stored value has the shape of an answer, valid or not. A draft may contain any value. */
  hasForm(kept: unknown): boolean;
  /**
   * Whether a given answer is valid, regardless of the other answers. `bounds` are the limits of the answer in the
   * table.
   */
  isRight(answer: NonNullable<F['initial']>, field: F, bounds: Bounds): boolean;
  /** Formats an answer for the summary and for the broker's mail. */
  words(answer: NonNullable<F['initial']>, field: F): string;
  /** The wire format. `from` throws a TypeError for any value that it cannot read. */
  readonly codec: Codec<F['initial']>;
  /** The JSON type on the wire, for the OpenAPI document. */
  readonly sentAs: 'string' | 'number' | 'integer' | 'boolean';
  /** Answers for tests that fill in forms: plausible answers (`fit`), and typical mistakes (`odd`). */
  samples(bounds: Bounds): { readonly fit: readonly unknown[]; readonly odd: readonly unknown[] };
}

/** Defines a kind of field that core does not provide. Returns the function that creates its fields. */
export function defineKind<F extends Field>(own: OwnKind<F>): (asked: FieldOptions<F>) => F {
  const { name: kind, initial, answered } = own;
  const kindOfIt = { kind, initial, own, ...(answered && { answered }) };
  // `FieldOptions` omits only the kind's properties, so the result is complete.
  return (asked) => ({ ...asked, ...kindOfIt }) as unknown as F;
}

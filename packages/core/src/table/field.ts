import type { Bounds, Limits } from './bounds.ts';
import type { Codec } from './codecs.ts';

/**
 * Sentences for refusals by the server, by its code: `{ TARGA_ESTERA: 'Non assicuriamo targhe estere' }`. A refusal
 * with such a code shows the sentence at the question, in the summary and in the error dialog, whatever the server
 * says. Each code belongs to one question of a line, is not the code of a question or a check, and its sentence has no
 * places: `defineLine` throws otherwise (docs/add-a-message.md).
 */
export type RefusalSentences = Readonly<Record<string, string>>;

/** The texts of a question and the words it is refused with. */
export interface Texts {
  /** The question, or the name of what is asked. */
  readonly label: string;
  /** What stands in brackets leads to the broker's help, where there is one. */
  readonly hint?: string;
  /** Why it is asked, in a sentence or two: folded under the question. @defaultValue nobody wonders */
  readonly why?: string;
  /** The specification's error code. */
  readonly code: string;
  /** The sentence of the summary and of the error dialog. `{from}` and `{to}` are filled with the limits. */
  readonly error: string;
  /** What stands at the field. @defaultValue 'Valore non valido' */
  readonly invalid?: string;
  /** What is said, in both places, of an answer that was given and is not right. @defaultValue as of one that is missing */
  readonly wrong?: string;
  /** How to put it right, under the error. After what stands in brackets the page writes the broker's number. */
  readonly help?: string;
  /** What it says when the server refuses its answer with one of these codes. @defaultValue `error`, for its own code */
  readonly refusals?: RefusalSentences;
  /** Whether it may be left empty. @defaultValue false */
  readonly optional?: boolean;
  /** Whether it stands beside the field before it, where there is room. @defaultValue false */
  readonly beside?: boolean;
  /** The browser's autofill token. @defaultValue 'off' */
  readonly autocomplete?: string;
}

/** What every kind of field has in common; `T` is the type of its answer. */
export interface FieldOf<Kind extends string, T> extends Texts {
  readonly kind: Kind;
  readonly initial: T;
  /** The least and the most it accepts, of numbers and days; where they hang on answers, the table's `limits` say so. */
  readonly limits?: Limits;
  /** What leaves its answer whole: one click, or each of several. @defaultValue it is typed letter by letter */
  readonly answered?: 'click' | 'clicks';
  /** What there is to a kind that a table brings itself. @defaultValue it is one of the core's */
  readonly own?: OwnKind;
}

// `any` here, and only here: a field of any answer type stands in a table.
/** A question of any kind. */
// biome-ignore lint/suspicious/noExplicitAny: the answer type is read back by `Values`
export type Field = FieldOf<string, any>;
/** The questions of a table, by form key, in their order. */
export type Fields = Readonly<Record<string, Field>>;
/** The answers of a table, by form key. */
export type Values<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends FieldOf<string, infer T> ? T : never;
};

/** What a table says of a field; the rest is its kind's. */
export type FieldOptions<F extends Field> = Omit<F, 'kind' | 'initial' | 'answered' | 'own'>;

/** All there is to a kind of field but its control (docs/add-a-kind.md). */
export interface OwnKind<F extends Field = Field> {
  /** Its name: its control stands under it among the widgets. */
  readonly name: F['kind'];
  /** The answer of a form that nobody filled in. */
  readonly initial: F['initial'];
  /** What leaves an answer whole. @defaultValue it is typed letter by letter */
  readonly answered?: 'click' | 'clicks';
  /** Whether something that a draft kept has the form of an answer, right or wrong. A draft may hold anything. */
  hasForm(kept: unknown): boolean;
  /** Whether an answer that was given is right by itself; `bounds` are the table's limits for it. */
  isRight(answer: NonNullable<F['initial']>, field: F, bounds: Bounds): boolean;
  /** An answer as somebody reads it, in the summary and in the broker's mail. */
  words(answer: NonNullable<F['initial']>, field: F): string;
  /** How it is written on the wire; `from` throws a TypeError of what is no such answer. */
  readonly codec: Codec<F['initial']>;
  /** The JSON type of what is sent, for the OpenAPI document. */
  readonly sentAs: 'string' | 'number' | 'integer' | 'boolean';
  /** Answers for tests that fill in forms: such as may be right, and mistakes that people make. */
  samples(bounds: Bounds): { readonly fit: readonly unknown[]; readonly odd: readonly unknown[] };
}

/** A kind of field that core does not know: a table that asks it brings it along. */
export function defineKind<F extends Field>(own: OwnKind<F>): (asked: FieldOptions<F>) => F {
  const { name: kind, initial, answered } = own;
  const kindOfIt = { kind, initial, own, ...(answered && { answered }) };
  // What a table says and what the kind says are all of it: `FieldOptions` leaves nothing else out.
  return (asked) => ({ ...asked, ...kindOfIt }) as unknown as F;
}

import type * as yup from 'yup';
import type { Bounds } from './bounds.ts';
import type { Codec } from './codecs.ts';
import type { Failure } from './failure.ts';
import type { Field, Fields, Values } from './field.ts';
import type { ControlName } from './path.ts';
import type { Table } from './table.ts';
import type { FieldContext, ValidationContext } from './validation-context.ts';

/**
 * How the answers of a kind are checked and sent. Kinds that hold other fields are handed the way to
 * these, last.
 */
export interface KindRules<F extends Field> {
  /** The yup schema of an answer that was given: an empty one passes. */
  schema(field: F, around: FieldContext, said: Said, inside: InnerSchemas): yup.Schema;
  /** Whether its schema says itself when it may not be missing. @defaultValue the field's `optional` does */
  readonly saysMissing?: true;
  /** How an answer is written on the wire where the table says nothing else. */
  codec(field: F, inside: InnerCodecs): Codec<unknown>;
  /** A text as it is checked and sent. @defaultValue without the spaces around it */
  normalise?(field: F, text: string): string;
  /** The limits that its messages name. @defaultValue the table's */
  bounds?(field: F, around: FieldContext): Bounds;
  /**
   * What is wrong, of an answer with several controls or with sentences of its own.
   * @param key of the field in its table
   * @defaultValue what its schema says, at its one control
   */
  failures?(
    field: F,
    key: string,
    control: ControlName,
    answer: unknown,
    around: FieldContext,
    inside: InnerFailures,
  ): readonly Failure[] | undefined;
  /** What is wrong when the quote service refuses it. @defaultValue the words of the field */
  refused?(field: F, key: string): Failure;
}

/** What is said at the field of an answer that is missing, and of one that is wrong. */
export interface Said {
  readonly missing: string;
  readonly wrong: string;
}

type Nested = Omit<ValidationContext, 'keys'>;

export interface InnerSchemas {
  schema(field: Field, around: FieldContext): yup.Schema;
  isRight(table: Table, answers: Values<Fields>, nested: Nested): boolean;
}
export interface InnerFailures {
  failures(
    field: Field,
    key: string,
    control: ControlName,
    answer: unknown,
    around: FieldContext,
  ): readonly Failure[];
  check(table: Table, answers: Values<Fields>, nested: Nested): readonly Failure[];
}
export interface InnerCodecs {
  codec(field: Field): Codec<unknown>;
  group(table: Table): Codec<unknown>;
}

import type * as yup from 'yup';
import type { Bounds } from './bounds.ts';
import type { Codec } from './codecs.ts';
import type { Failure } from './failure.ts';
import type { Field, Fields, Values } from './field.ts';
import type { ControlName } from './path.ts';
import type { Table } from './table.ts';
import type { FieldContext, ValidationContext } from './validation-context.ts';

/**
 * The rules of a kind for validating and sending answers. A kind with nested fields applies the rules of those fields
 * through `inside`.
 */
export interface KindRules<F extends Field> {
  /** The yup schema of a given answer. It accepts empty answers. */
  schema(field: F, around: FieldContext, said: Said, inside: InnerSchemas): yup.Schema;
  /**
   * Whether the schema itself reports a missing answer.
   * @defaultValue the field's `optional` decides
   */
  readonly saysMissing?: true;
  /** Returns the wire format, unless the table overrides it. */
  codec(field: F, inside: InnerCodecs): Codec<unknown>;
  /** Normalises a text for validating and sending. @defaultValue trims it */
  normalise?(field: F, text: string): string;
  /** Returns the limits to name in the messages. @defaultValue the table's limits */
  bounds?(field: F, around: FieldContext): Bounds;
  /**
   * Returns the failures of an answer that has several controls or special sentences.
   * @param key the key of the field in its table
   * @defaultValue the errors of the schema, at the field's single control
   */
  failures?(
    field: F,
    key: string,
    control: ControlName,
    answer: unknown,
    around: FieldContext,
    inside: InnerFailures,
  ): readonly Failure[] | undefined;
  /** Returns the failure when the quote service refuses the answer. @defaultValue the messages of the field */
  refused?(field: F, key: string): Failure;
}

/** The messages at the field for a missing and for an invalid answer. */
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

import type { Field, Fields } from '../table/field.ts';
import { type GroupField, isGroup } from './group/field.ts';
import { type FieldByKind, type KindName, ofKind } from './kinds.ts';

/** The JSON Schema of an answer on the wire. `Body` is the schema of a table. */
export type AnswerSchema<Body> = OneSchema<Body> | ListSchema<Body>;
type OneSchema<Body> = Body | { readonly type: 'string' | 'number' | 'integer' | 'boolean' };
interface ListSchema<Body> {
  readonly type: 'array';
  /** An entry without an answer is null. A group without answers is an object with empty answers. */
  readonly items:
    | Body
    | { readonly anyOf: readonly [AnswerSchema<Body>, { readonly type: 'null' }] };
}

/**
 * Returns the JSON Schema of a field's answers, unless the table overrides it.
 * @param body returns the schema of a group. `numbered` is the key for the position of the group in a list
 */
export function answerSchema<Body>(field: Field, body: BodySchema<Body>): AnswerSchema<Body> {
  if (field.own) return { type: field.own.sentAs };
  return ofKind<Reader<Field>>(schemas, field)(field, body);
}

type BodySchema<Body> = (group: GroupField<Fields>, numbered?: string) => Body;
type Reader<F extends Field> = {
  of<Body>(field: F, body: BodySchema<Body>): AnswerSchema<Body>;
}['of'];

const string = () => ({ type: 'string' }) as const;
const schemas: { readonly [K in KindName]: Reader<FieldByKind[K]> } = {
  text: string,
  plate: string,
  municipality: string,
  whole: () => ({ type: 'integer' }),
  amount: () => ({ type: 'number' }),
  yesNo: () => ({ type: 'boolean' }),
  choice: ({ numeric }) => ({ type: numeric ? 'integer' : 'string' }),
  choices: string,
  date: string,
  address: string,
  savedRecord: string,
  items: ({ item, numbered }, body) => ({
    type: 'array',
    items: isGroup(item)
      ? body(item, numbered)
      : { anyOf: [answerSchema(item, body), { type: 'null' }] },
  }),
  group: (field, body) => body(field),
};

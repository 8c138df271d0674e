import type { Field, Fields } from '../table/field.ts';
import { type GroupField, isGroup } from './group/field.ts';
import { type FieldByKind, type KindName, ofKind } from './kinds.ts';

/** What an answer is on the wire, in JSON Schema; `Body` is what is said of a table. */
export type AnswerSchema<Body> = OneSchema<Body> | ListSchema<Body>;
type OneSchema<Body> = Body | { readonly type: 'string' | 'number' | 'integer' | 'boolean' };
interface ListSchema<Body> {
  readonly type: 'array';
  /** An entry of a list may be missing yet; a group in it is there, and empty. */
  readonly items:
    | Body
    | { readonly anyOf: readonly [AnswerSchema<Body>, { readonly type: 'null' }] };
}

/**
 * What the answers of a field are on the wire where the table says nothing else.
 * @param body says what a group is; `numbered` is the key of its number, where it stands in a list
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

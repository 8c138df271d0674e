import * as yup from 'yup';
import { isDay } from '../dates/day.ts';
import { fill } from '../errors/fill.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import { isWritable } from '../italian/amount.ts';
import { isEmpty } from '../italian/is-empty.ts';
import { isMunicipalityText } from '../italian/municipality.ts';
import { addressSchema } from './address-schema.ts';
import { type Bounds, boundWords } from './bounds.ts';
import { commasParted } from './entries.ts';
import type {
  AmountField,
  Field,
  Fields,
  GroupField,
  PlateField,
  TextField,
  Values,
  WholeField,
} from './field.ts';
import { asSent } from './kind-codecs.ts';
import {
  isAddress,
  isGroup,
  isItems,
  isMunicipality,
  isNumeric,
  isPlate,
  isText,
} from './kinds.ts';
import { lengthBounds } from './length-bounds.ts';
import { numberForm } from './number-form.ts';
import { same } from './same.ts';
import { ownAnswers } from './saved-record.ts';
import { schemaOf } from './schema-of.ts';
import type { Surroundings } from './surroundings.ts';
import type { Option } from './table.ts';
import { unheard } from './unheard.ts';

/** The schema of one answer. Its messages are the texts at the field. */
export function fieldSchema(field: Field, around: Surroundings): yup.Schema {
  const last = made.get(field);
  if (last && isSame(last.around, around)) return last.schema;
  const schema = makeSchema(field, around);
  made.set(field, { around, schema });
  return schema;
}

/** The schemas as they were last made: an answer is looked at far more often than what surrounds it changes. */
const made = new WeakMap<Field, { readonly around: Surroundings; readonly schema: yup.Schema }>();

function isSame(one: Surroundings, other: Surroundings): boolean {
  const parts = ({ bounds, options, followed, nested }: Surroundings) => [
    ...[bounds.from, bounds.to, bounds.open, options, followed],
    ...[nested.today, nested.lists, nested.records],
    ...[nested.settings, nested.received, nested.named],
  ];
  const others = parts(other);
  return parts(one).every((part, at) => part === others[at]);
}

function makeSchema(field: Field, around: Surroundings): yup.Schema {
  const words = boundWords(lengthBounds(field, around));
  const missing = fill(field.invalid ?? sharedMessages.VALORE, words);
  const message = field.wrong === undefined ? missing : fill(field.wrong, words);
  const { followed } = around;
  if (followed)
    return yup.mixed().test('follows', message, (answer) => same(answer, followed.answer));
  if (isItems(field)) {
    const list = yup.array().typeError(message).of(fieldSchema(field.item, around));
    return field.optional ? list : list.min(1, missing).required(missing);
  }
  if (isAddress(field)) return addressSchema(field, around.nested);
  const schema = isGroup(field) ? together(field, around, message) : simple(field, around, message);
  // Said in the table's words: yup's own would repeat the answer.
  const typed = schema.typeError(message);
  if (field.optional) return typed;
  return typed.required(missing).test('given', missing, (answer: unknown) => !isEmpty(answer));
}

function together(field: GroupField<Fields>, { nested }: Surroundings, message: string) {
  return yup
    .mixed<Values<Fields>>()
    .nullable()
    .test('group', message, (answer) => {
      if (!answer || (field.optional && same(answer, field.initial))) return true;
      const own = ownAnswers(field, answer, nested.records);
      return own !== undefined && schemaOf(field.table, own, nested).isValidSync(own, unheard);
    });
}

/** Kinds whose answer is one value. Empty answers pass here: whether they may is said by `required`. */
function simple(field: Field, around: Surroundings, message: string): yup.Schema {
  const { bounds, options } = around;
  if (isNumeric(field)) return numeric(field, bounds, message);
  switch (field.kind) {
    case 'yesNo':
      return yup.boolean().nullable();
    case 'choices':
      return yup
        .array()
        .of(yup.string().required(message))
        .test('chosen', message, (keys) => Boolean(field.optional) || (keys?.length ?? 0) > 0)
        .test('once', message, (keys = []) => new Set(keys).size === keys.length)
        .test('offered', message, (keys) => (keys ?? []).every((key) => isOffered(key, options)));
    case 'choice':
      return yup
        .string()
        .nullable()
        .test('offered', message, (key) => !key || isOffered(key, options));
    case 'date':
      return yup
        .string()
        .nullable()
        .test('day', message, (day) => !day || isDay(day))
        .test('window', message, (day) => !day || isWithin(day, bounds));
    default:
      return written(field, around, message);
  }
}

/** A number that could stand in its box, between its limits. */
function numeric(field: WholeField | AmountField, bounds: Bounds, message: string): yup.Schema {
  const form = numberForm(field);
  const schema = yup
    .number()
    .nullable()
    .test('written', message, (answer) => typeof answer !== 'number' || isWritable(answer, form));
  return within(schema, bounds, message);
}

function written(field: Field, around: Surroundings, message: string): yup.Schema {
  return yup
    .string()
    .nullable()
    .transform((text: unknown) => asSent(field, text))
    .test('form', message, (text) => !text || isWellFormed(field, text, around));
}

function isWellFormed(field: Field, text: string, around: Surroundings): boolean {
  if (isText(field) || isPlate(field)) {
    const { from, to } = lengthBounds(field, around);
    const longEnough = text.length >= Number(from) && text.length <= Number(to);
    return longEnough && !isCommaList(field, text) && (field.valid?.(text) ?? true);
  }
  return isMunicipality(field) ? isMunicipalityText(text) : true;
}

/** Whether the entries of a list are told apart by the wrong sign. */
const isCommaList = (field: TextField | PlateField, text: string) =>
  isText(field) && field.separator !== undefined && commasParted(text, field.separator) !== text;

function within(
  schema: yup.NumberSchema<number | null | undefined>,
  bounds: Bounds,
  message: string,
) {
  const from = typeof bounds.from === 'number' ? schema.min(bounds.from, message) : schema;
  return typeof bounds.to === 'number' ? from.max(bounds.to, message) : from;
}

// Days compare as text. A window that hangs on an unanswered question lets nothing in.
const isWithin = (day: string, { from = day, to = day, open }: Bounds) =>
  !open && day >= String(from) && day <= String(to);

const isOffered = (key: string, options: readonly Option[] | undefined) =>
  !options || options.some((option) => option.id === key);

import * as yup from 'yup';
import { isDay } from '../dates/day.ts';
import { isWritable } from '../italian/amount.ts';
import { isMunicipalityText } from '../italian/municipality.ts';
import type { Bounds } from './bounds.ts';
import { commasParted } from './entries.ts';
import type { AmountField, Field, PlateField, TextField, WholeField } from './field.ts';
import { asSent } from './kind-codecs.ts';
import { isMunicipality, isNumeric, isPlate, isText } from './kinds.ts';
import { lengthBounds } from './length-bounds.ts';
import { numberForm } from './number-form.ts';
import type { Option } from './option.ts';
import type { FieldContext } from './validation-context.ts';

/** Kinds whose answer is one value. Empty answers pass here: whether they may is said by `required`. */
export function simpleSchema(field: Field, around: FieldContext, message: string): yup.Schema {
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

function written(field: Field, around: FieldContext, message: string): yup.Schema {
  return yup
    .string()
    .nullable()
    .transform((text: unknown) => asSent(field, text))
    .test('form', message, (text) => !text || isWellFormed(field, text, around));
}

function isWellFormed(field: Field, text: string, around: FieldContext): boolean {
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

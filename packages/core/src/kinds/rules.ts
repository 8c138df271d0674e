import { formatAmount, tidied } from '@preventivo/italian';
import * as yup from 'yup';
import { type Bounds, boundWords } from '../table/bounds.ts';
import type { Field, OwnKind } from '../table/field.ts';
import { isEmpty } from '../table/is-empty.ts';
import type { KindRules } from '../table/kind-rules.ts';
import type { FieldContext } from '../table/validation-context.ts';
import { addressRules } from './address/rules.ts';
import { choiceRules, choicesRules, yesNoRules } from './choice/rules.ts';
import { dateRules } from './date/rules.ts';
import { groupRules, savedRecordRules } from './group/rules.ts';
import { itemsRules } from './items/rules.ts';
import { type FieldByKind, type KindName, ofKind } from './kinds.ts';
import { isNumeric, numberForm } from './number/field.ts';
import { numberRules } from './number/rules.ts';
import { municipalityRules, plateRules, textRules } from './text/rules.ts';

const rules: { readonly [K in KindName]: KindRules<FieldByKind[K]> } = {
  text: textRules,
  plate: plateRules,
  municipality: municipalityRules,
  whole: numberRules,
  amount: numberRules,
  yesNo: yesNoRules,
  choice: choiceRules,
  choices: choicesRules,
  date: dateRules,
  address: addressRules,
  items: itemsRules,
  group: groupRules,
  savedRecord: savedRecordRules,
};

/** Returns the rules of a field's kind for validating and sending answers. */
export const rulesOf = (field: Field): KindRules<Field> =>
  field.own ? rulesOfOwn(field.own) : ofKind<KindRules<Field>>(rules, field);

/** Returns the limits to name in the messages of a field. */
export const boundsInWords = (field: Field, around: FieldContext): Bounds =>
  rulesOf(field).bounds?.(field, around) ?? around.bounds;

/** Formats the limits of a field, as the box formats its number. */
export const limitWords = (field: Field, bounds: Bounds) =>
  boundWords(bounds, (limit) =>
    isNumeric(field) ? formatAmount(limit, numberForm(field)) : String(limit),
  );

/** Normalises an answer for validating and sending. Trims a text and removes its separators. */
export function asSent(field: Field, answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const text = tidied(answer);
  return rulesOf(field).normalise?.(field, text) ?? text;
}

const rulesOfOwn = (own: OwnKind): KindRules<Field> => ({
  schema: (field, { bounds }, { wrong }) => {
    const isRight = (answer: unknown) =>
      isEmpty(answer) || (own.hasForm(answer) && own.isRight(answer, field, bounds));
    return yup.mixed().nullable().test('right', wrong, isRight);
  },
  codec: () => own.codec,
});

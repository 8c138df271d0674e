import {
  isMunicipalityText,
  normaliseMunicipality,
  normalisePlate,
  tidied,
} from '@preventivo/italian';
import * as yup from 'yup';
import type { Bounds } from '../../table/bounds.ts';
import { emptyAsNull, plain } from '../../table/codecs.ts';
import type { Field } from '../../table/field.ts';
import type { KindRules } from '../../table/kind-rules.ts';
import type { FieldContext } from '../../table/validation-context.ts';
import { commasParted, entriesOf } from './entries.ts';
import type { MunicipalityField, PlateField, TextField } from './field.ts';

/** The maximum length of a text for which the table sets none. */
const LONGEST = 1000;

export const textRules = written<TextField>(
  ({ separator, normalise }, text) =>
    separator ? entriesOf(text, separator).join(separator) : (normalise?.(text) ?? text),
  // Reject entries that the user has separated with commas.
  (field, text) =>
    !(field.separator && commasParted(text, field.separator) !== text) && isValid(field, text),
  lengthBounds,
);
export const plateRules = written<PlateField>(
  (_, plate) => normalisePlate(plate),
  isValid,
  lengthBounds,
);
export const municipalityRules = written<MunicipalityField>(
  (_, municipality) => normaliseMunicipality(municipality),
  (_, municipality) => isMunicipalityText(municipality),
);

/**
 * Creates the rules of a kind with typed text as answer. Both functions receive the trimmed text.
 * @param normalise changes the text before it is validated and sent, for example removes separators
 */
export function written<F extends Field>(
  normalise: (field: F, text: string) => string,
  isWellFormed: (field: F, text: string) => boolean,
  bounds?: NonNullable<KindRules<F>['bounds']>,
): KindRules<F> {
  const asSent = (field: F, text: unknown) =>
    typeof text === 'string' ? normalise(field, tidied(text)) : text;
  return {
    normalise,
    ...(bounds && { bounds }),
    schema: (field, around, { wrong }) => {
      const { from = 0, to = Number.POSITIVE_INFINITY } = bounds?.(field, around) ?? {};
      const isRight = (text: string) =>
        text.length >= Number(from) && text.length <= Number(to) && isWellFormed(field, text);
      return yup
        .string()
        .nullable()
        .transform((text: unknown) => asSent(field, text))
        .test('form', wrong, (text) => !text || isRight(text));
    },
    codec: (field) => ({
      ...plain('string'),
      to: (answer) => emptyAsNull(asSent(field, answer)),
    }),
  };
}

function isValid({ valid }: TextField | PlateField, text: string): boolean {
  return valid?.(text) ?? true;
}

/**
 * Returns the minimum and maximum length of a text. The length of the box limits only texts on a page, not texts that
 * the server has received.
 */
function lengthBounds(
  { min = 0, max = LONGEST, box }: Pick<TextField, 'min' | 'max' | 'box'>,
  { nested }: FieldContext,
): Bounds {
  return { from: min, to: (nested.received ? undefined : box) ?? max, open: false };
}

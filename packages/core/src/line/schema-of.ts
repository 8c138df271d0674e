import * as yup from 'yup';
import { applicable } from './applicable.ts';
import type { Fields, Values } from './field.ts';
import { fieldNow } from './field-now.ts';
import { fieldSchema } from './field-schema.ts';
import { type Circumstances, surroundings } from './surroundings.ts';
import type { Table } from './table.ts';

/** The yup schema of the fields that apply for these answers. */
export function schemaOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  circumstances: Circumstances,
): yup.ObjectSchema<Record<string, unknown>> {
  const applies = new Set<string>(applicable(table, values));
  const keys = circumstances.keys ?? Object.keys(table.fields);
  return yup.object(
    Object.fromEntries(
      keys.flatMap((key) => {
        const field = fieldNow(table, values, key);
        return field && applies.has(key)
          ? [[key, fieldSchema(field, surroundings(table, values, key, circumstances))]]
          : [];
      }),
    ),
  );
}

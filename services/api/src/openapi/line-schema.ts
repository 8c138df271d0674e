import type { Field, Line, Parts, Table } from '@preventivo/core';
import { answerSchema } from '@preventivo/core/wire';
import { integer, type ObjectSchema, part, type Schema } from '../contract/schema.ts';

/** Returns the schema of a line's `specificData`. Every answer may be null. */
export function lineSchema(line: Line): ObjectSchema {
  return { ...objectOf(answersSchema(line)), description: line.title };
}

/** Returns the schemas of a table's answers by their names in the payload. */
export function answersSchema(
  table: Table,
  keys: readonly string[] = Object.keys(table.fields),
  names: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, Schema>> {
  const properties = keys.flatMap((key) => {
    const description = table.fields[key]?.label ?? '';
    const schema: Schema = { anyOf: [sentSchema(table, key), { type: 'null' }], description };
    const own = [names[key] ?? table.wire?.[key]?.name ?? key, schema] as const;
    return [own, ...partsSchemas(table.wire?.[key]?.parts?.kinds ?? {}, description)];
  });
  return Object.fromEntries(properties);
}

/**
 * Returns the schemas of an answer's parts. The parts are optional copies of the answer's contents.
 */
const partsSchemas = (kinds: Parts<unknown>['kinds'], description: string) =>
  Object.entries(kinds).map(([name, type]) => {
    const schema: Schema = { anyOf: [{ type }, { type: 'null' }], description };
    return [name, schema] as const;
  });

/** Returns an object schema with only optional keys. */
export const objectOf = (properties: Readonly<Record<string, Schema>>): ObjectSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

function sentSchema({ fields, wire }: Table, key: string): Schema {
  const field = fields[key];
  const to = wire?.[key]?.to;
  if (!to) return field ? wireSchema(field) : part('Part');
  // The type of a custom encoding is unknown. Encode the empty answer to find it.
  return typeof to(field?.initial) === 'string' ? { type: 'string' } : part('Part');
}

const wireSchema = (field: Field): Schema =>
  answerSchema<Schema>(field, ({ table }, numbered) =>
    objectOf({ ...(numbered && { [numbered]: integer }), ...answersSchema(table) }),
  );

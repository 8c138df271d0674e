import {
  type Field,
  type ItemsField,
  isGroup,
  isItems,
  type Line,
  type Parts,
  type Table,
} from '@preventivo/core';
import { integer, type ObjectSchema, part, type Schema } from '../contract/schema.ts';

/** What a line's `specificData` looks like on the wire, told from its table. Every answer may be null. */
export function lineSchema(line: Line): ObjectSchema {
  return { ...objectOf(answersSchema(line)), description: line.title };
}

/** The answers of a table by their names on the wire. */
export function answersSchema(
  table: Table,
  keys: readonly string[] = Object.keys(table.fields),
  names: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, Schema>> {
  const properties = keys.flatMap((key) => {
    const description = table.fields[key]?.label ?? '';
    const schema: Schema = { anyOf: [answerSchema(table, key), { type: 'null' }], description };
    const own = [names[key] ?? table.wire?.[key]?.name ?? key, schema] as const;
    return [own, ...partsSchemas(table.wire?.[key]?.parts?.kinds ?? {}, description)];
  });
  return Object.fromEntries(properties);
}

/** The parts of an answer: they may be left out, and say the same as it. */
const partsSchemas = (kinds: Parts<unknown>['kinds'], description: string) =>
  Object.entries(kinds).map(([name, type]) => {
    const schema: Schema = { anyOf: [{ type }, { type: 'null' }], description };
    return [name, schema] as const;
  });

/** An object of these keys, none of which must be there. */
export const objectOf = (properties: Readonly<Record<string, Schema>>): ObjectSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

function answerSchema({ fields, wire }: Table, key: string): Schema {
  const field = fields[key];
  const to = wire?.[key]?.to;
  if (!to) return field ? kindSchema(field) : part('Part');
  // A coding of its own shows its form in how it writes the empty answer.
  return typeof to(field?.initial) === 'string' ? { type: 'string' } : part('Part');
}

function kindSchema(field: Field): Schema {
  if (isGroup(field)) return objectOf(answersSchema(field.table));
  if (isItems(field)) return { type: 'array', items: itemSchema(field) };
  switch (field.kind) {
    case 'whole':
      return { type: 'integer' };
    case 'amount':
      return { type: 'number' };
    case 'yesNo':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'numeric' in field && field.numeric === true ? 'integer' : 'string' };
    default:
      return { type: 'string' };
  }
}

function itemSchema({ item, numbered }: ItemsField<unknown>): Schema {
  if (!isGroup(item)) return { anyOf: [kindSchema(item), { type: 'null' }] };
  return objectOf({ ...(numbered && { [numbered]: integer }), ...answersSchema(item.table) });
}

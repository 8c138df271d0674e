import type { Line } from '@preventivo/core';
import { type ObjectSchema, part, type Schema } from '../http/schema.ts';

/** What a line's `specificData` looks like on the wire, told from its table. Every answer may be null. */
export function lineSchema(line: Line): ObjectSchema {
  const properties = Object.entries(line.fields).map(([key, { label }]) => {
    const schema: Schema = {
      anyOf: [answerSchema(line, key), { type: 'null' }],
      description: label,
    };
    return [line.wire?.[key]?.name ?? key, schema] as const;
  });
  return {
    type: 'object',
    description: line.title,
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

function answerSchema({ fields, wire }: Line, key: string): Schema {
  const field = fields[key];
  const to = wire?.[key]?.to;
  // A coding of its own shows its form in how it writes the empty answer.
  if (to && typeof to(field?.initial) === 'string') return { type: 'string' };
  switch (field?.kind) {
    case 'whole':
      return { type: 'integer' };
    case 'amount':
      return { type: 'number' };
    case 'yesNo':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'numeric' in field && field.numeric === true ? 'integer' : 'string' };
    case 'items':
      return { type: 'array' };
    case 'group':
      return part('Part');
    default:
      return { type: 'string' };
  }
}

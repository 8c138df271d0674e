import { readBoolean, readNumber, readText } from '@preventivo/core/wire';
import type { Schema } from './schema.ts';
import { shapeProblem } from './shape.ts';

/**
 * Converts the scalars of a body to the types of a schema: '13' to 13, 20121 to '20121', 'true' to
 * true. Keeps a value that it cannot convert; the validation rejects the value later.
 */
export const scalarsAsAsked = (schema: Schema, body: unknown): unknown =>
  isObject(body) ? asAsked(schema, body) : body;

function asAsked(schema: Schema, value: unknown): unknown {
  if ('$ref' in schema) return value;
  if ('anyOf' in schema) {
    if (!shapeProblem(schema, value)) return value;
    const read = schema.anyOf.map((one) => asAsked(one, value));
    return read.find((one) => !shapeProblem(schema, one)) ?? value;
  }
  switch (schema.type) {
    case 'object':
      return isObject(value) ? propertiesAsAsked(schema.properties, value) : value;
    case 'array': {
      const { items } = schema;
      return Array.isArray(value) && items ? value.map((item) => asAsked(items, item)) : value;
    }
    case 'string':
      return readText(value) ?? value;
    case 'integer':
    case 'number':
      return readNumber(value) ?? value;
    case 'boolean':
      return readBoolean(value) ?? value;
    case 'null':
      return value;
  }
}

const propertiesAsAsked = (
  properties: Readonly<Record<string, Schema>>,
  body: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return [key, schema ? asAsked(schema, value) : value];
    }),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import type { JsonObject, Of, Schema } from './schema.ts';

/**
 * The first mismatch between a body and its schema. Contains the path of the field, not its value.
 */
export interface ShapeProblem {
  /** `specificData.durata`; '' for the body itself. */
  readonly path: string;
  readonly reason: 'unknown' | 'missing' | 'wrong';
}

export const isShaped = <S>(schema: S & Schema, value: unknown): value is Of<S> =>
  shapeProblem(schema, value) === undefined;

/** Returns the first mismatch between a value and a schema. */
export function shapeProblem(schema: Schema, value: unknown, path = ''): ShapeProblem | undefined {
  if ('anyOf' in schema) {
    // Alternatives differ only in their type. Report the problem of the alternative that has the
    // type of the value.
    const inside = schema.anyOf.filter((one) => isObject(value) === isForObjects(one));
    const problems = inside.map((one) => shapeProblem(one, value, path));
    return problems.includes(undefined) ? undefined : (problems[0] ?? { path, reason: 'wrong' });
  }
  if ('$ref' in schema) return isObject(value) ? undefined : { path, reason: 'wrong' };
  if (schema.type === 'object')
    return isObject(value)
      ? objectProblem(schema.properties, schema.required ?? [], value, path)
      : { path, reason: 'wrong' };
  if (schema.type === 'array') {
    const { items } = schema;
    if (!Array.isArray(value)) return { path, reason: 'wrong' };
    return items && first(value, (item, index) => shapeProblem(items, item, under(path, index)));
  }
  return isValue(schema, value) ? undefined : { path, reason: 'wrong' };
}

function objectProblem(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  value: JsonObject,
  path: string,
): ShapeProblem | undefined {
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing) return { path: under(path, missing), reason: 'missing' };
  return first(Object.entries(value), ([key, inner]) => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!schema) return { path: under(path, key), reason: 'unknown' };
    return shapeProblem(schema, inner, under(path, key));
  });
}

type Simple = Extract<Schema, { type: 'string' | 'integer' | 'number' | 'boolean' | 'null' }>;

function isValue(schema: Simple, value: unknown): boolean {
  switch (schema.type) {
    case 'string':
      return (
        typeof value === 'string' &&
        value.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY) &&
        (schema.enum?.includes(value) ?? true) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
      );
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        (schema.type === 'number' || Number.isSafeInteger(value)) &&
        value >= (schema.minimum ?? value) &&
        value <= (schema.maximum ?? value)
      );
    case 'boolean':
      return typeof value === 'boolean' && value === (schema.const ?? value);
    case 'null':
      return value === null;
  }
}

export const under = (path: string, key: string | number) =>
  path ? `${path}.${key}` : String(key);

const isForObjects = (schema: Schema) =>
  '$ref' in schema || ('type' in schema && schema.type === 'object');

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function first<T, R>(items: readonly T[], look: (item: T, index: number) => R | undefined) {
  for (const [index, item] of items.entries()) {
    const found = look(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

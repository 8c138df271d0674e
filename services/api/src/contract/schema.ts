/**
 * Schema of a body: the subset of JSON Schema (draft 2020-12) that this service needs. The same
 * object validates a body, types it and appears in the OpenAPI document.
 */
export type Schema =
  | StringSchema
  | NumberSchema
  | (Described & { readonly type: 'boolean'; readonly const?: boolean })
  | (Described & { readonly type: 'null' })
  | ObjectSchema
  | (Described & { readonly type: 'array'; readonly items?: Schema })
  | (Described & { readonly anyOf: readonly Schema[] })
  | PartSchema;

interface Described {
  readonly description?: string;
}
export interface StringSchema extends Described {
  readonly type: 'string';
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  /** A JavaScript regular expression. */
  readonly pattern?: string;
}
export interface NumberSchema extends Described {
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  readonly maximum?: number;
}
export interface ObjectSchema extends Described {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** The server rejects unknown keys. */
  readonly additionalProperties: false;
}
/** Reference to a schema of the OpenAPI document. Another parser checks this part of the body. */
export interface PartSchema {
  readonly $ref: `#/components/schemas/${string}`;
}

export type Of<S> = S extends { readonly enum: readonly (infer T)[] }
  ? T
  : S extends { readonly type: 'string' }
    ? string
    : S extends { readonly type: 'integer' | 'number' }
      ? number
      : S extends { readonly type: 'boolean' }
        ? boolean
        : S extends { readonly type: 'null' }
          ? null
          : S extends { readonly type: 'array'; readonly items: infer I }
            ? readonly Of<I>[]
            : S extends { readonly anyOf: readonly (infer A)[] }
              ? Of<A>
              : S extends PartSchema
                ? JsonObject
                : S extends { readonly properties: infer P; readonly required?: infer R }
                  ? OfProperties<P, R extends readonly string[] ? R[number] : never>
                  : never;

type OfProperties<P, Required> = {
  readonly [K in keyof P as K extends Required ? K : never]: Of<P[K]>;
} & { readonly [K in keyof P as K extends Required ? never : K]?: Of<P[K]> | undefined };

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the schema of an object. Every key is required, unless `optional` lists it. */
export function object<
  const P extends Readonly<Record<string, Schema>>,
  const O extends keyof P & string = never,
>(properties: P, optional: readonly O[] = []) {
  const isRequired = (key: string): key is Exclude<keyof P & string, O> =>
    !optional.some((name) => name === key);
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter(isRequired),
    additionalProperties: false,
  } as const;
}

/** Returns the schema of a text with a maximum length. @defaultValue 300 */
export const text = (maxLength = 300) => ({ type: 'string', maxLength }) as const;
export const integer = { type: 'integer' } as const;
export const boolean = { type: 'boolean' } as const;
export const nothing = { type: 'null' } as const;
export const oneOf = <const V extends readonly string[]>(...values: V) =>
  ({ type: 'string', enum: values }) as const;
export const part = <const N extends string>(name: N) =>
  ({ $ref: `#/components/schemas/${name}` }) as const;

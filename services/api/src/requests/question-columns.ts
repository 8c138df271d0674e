import type { Line } from '@preventivo/core';
import { channelsOf } from '@preventivo/core/consents';
import { flagsOf } from '@preventivo/core/wire';
import type { ObjectSchema, Schema } from '../contract/schema.ts';
import { contractorCompany, contractorPerson } from '../openapi/components.ts';
import { lineSchema } from '../openapi/line-schema.ts';
import type { QuotePayload } from '../store/store.ts';
import { cellJsonOf } from './cell-json.ts';

/** One column per question, and the cells of a request in these columns. */
export interface QuestionColumns {
  readonly names: readonly string[];
  readonly cells: (payload: QuotePayload) => readonly string[];
}

type Path = readonly string[];

/**
 * Returns one column per question of a line, of its contractors and of the consents. The name of a
 * column is the path of the value in the JSON export. The columns depend only on the line. The
 * export can therefore write each row before it reads the next request. The last column, `other`,
 * has answers that the line's table does not know. For example, an earlier version of the table may
 * have asked for them.
 */
export function questionColumns(line: Line): QuestionColumns {
  const schemas = { contractor: contractorSchema(line), specificData: lineSchema(line) };
  const paths = Object.entries(schemas).flatMap(([part, schema]) => pathsIn(schema, [part]));
  return {
    names: [...paths, ...consentPaths].map((path) => path.join('.')).concat('other'),
    cells: (payload) => {
      const { contractor, specificData } = payload;
      const privacy = privacyByConsent(payload.privacy);
      const other = unknownIn(objectOf(schemas), { contractor, specificData });
      return [
        ...[...paths, ...consentPaths].map((path) => textAt({ ...payload, privacy }, path)),
        other === undefined ? '' : cellJsonOf(other),
      ];
    },
  };
}

const schemasOf = { fisica: contractorPerson, giuridica: contractorCompany };

/** Returns the questions of all types of contractor that a line accepts. */
const contractorSchema = ({ contractor }: Line): ObjectSchema =>
  objectOf(Object.assign({}, ...contractor.types.map((type) => schemasOf[type].properties)));

const objectOf = (properties: ObjectSchema['properties']): ObjectSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

const consents = flagsOf('anonymous').map(({ key, code, consent }) => ({
  name: key,
  code,
  hasChannels: key === consent && channelsOf(consent).length > 0,
}));

const consentPaths: readonly Path[] = consents.flatMap(({ name, hasChannels }) => [
  ['privacy', name],
  ...(hasChannels ? [['privacy', `${name}.channels`]] : []),
]);

/** Returns the value and the channels of each consent, by the name of the consent. */
function privacyByConsent(privacy: unknown): Readonly<Record<string, unknown>> {
  const { flags } = Object(privacy);
  const sent: readonly unknown[] = Array.isArray(flags) ? flags : [];
  return Object.fromEntries(
    consents.flatMap(({ name, code }) => {
      const flag = Object(sent.find((one) => Object(one).key === code));
      return [
        [name, flag.value],
        [`${name}.channels`, flag.channels],
      ];
    }),
  );
}

/** Returns the paths of all single values. All entries of a list share the list's columns. */
function pathsIn(schema: Schema, path: Path): readonly Path[] {
  const { properties, items } = shapeOf(schema);
  if (items) return pathsIn(items, path);
  if (!properties) return [path];
  return Object.entries(properties).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

interface Shape {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Returns the keys of an object, or the schema of a list's entries. Empty for a single value. */
function shapeOf(schema: Schema): Shape {
  if ('anyOf' in schema) return shapeOf(schema.anyOf.find((one) => !isNull(one)) ?? nothing);
  if (!('type' in schema)) return {};
  if (schema.type === 'object') return { properties: schema.properties };
  return schema.type === 'array' && schema.items ? { items: schema.items } : {};
}

const nothing = { type: 'null' } as const;
const isNull = (schema: Schema) => 'type' in schema && schema.type === 'null';

/** Separates the entries of a list. No spreadsheet treats it as a formula or a new cell. */
const separator = ' / ';

/** Returns the text at a path. If an entry of a list lacks this answer, its text is empty. */
function textAt(value: unknown, path: Path): string {
  if (Array.isArray(value)) return value.map((entry) => textAt(entry, path)).join(separator);
  const [key, ...rest] = path;
  if (key !== undefined)
    return isRecord(value) && Object.hasOwn(value, key) ? textAt(value[key], rest) : '';
  if (isEmpty(value)) return '';
  return isRecord(value) ? cellJsonOf(value) : String(value);
}

/**
 * Returns the answers that have no column, nested as in the body; undefined if all have a column.
 */
function unknownIn(schema: Schema, value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  const { properties, items } = shapeOf(schema);
  if (items && Array.isArray(value)) {
    const entries = value.map((entry) => unknownIn(items, entry) ?? null);
    return entries.every(isEmpty) ? undefined : entries;
  }
  if (items) return unknownIn(items, value);
  if (!properties) return undefined;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const unknown = known ? unknownIn(known, inner) : inner;
    return isEmpty(unknown) ? [] : [[key, unknown] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

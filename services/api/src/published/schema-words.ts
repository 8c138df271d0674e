import type { ObjectSchema, Schema } from '../contract/schema.ts';

/** Describes a schema for a table: `text, at most 40`. Named schemas become links. */
export function schemaWords(schema: Schema | { readonly oneOf: readonly Schema[] }): string {
  if ('$ref' in schema) return linkTo(schema.$ref);
  if ('oneOf' in schema) return schema.oneOf.map(schemaWords).join(' or ');
  if ('anyOf' in schema) return schema.anyOf.map(schemaWords).join(' or ');
  switch (schema.type) {
    case 'string':
      if (schema.enum) return schema.enum.map((one) => `\`${JSON.stringify(one)}\``).join(', ');
      if (schema.pattern) return `text like \`${schema.pattern.replaceAll('|', '\\|')}\``;
      return schema.maxLength === undefined ? 'text' : `text of at most ${schema.maxLength}`;
    case 'integer':
    case 'number':
      return [schema.type === 'integer' ? 'whole number' : 'number', limitsOf(schema)]
        .filter(Boolean)
        .join(' ');
    case 'boolean':
      return schema.const === undefined ? 'true or false' : String(schema.const);
    case 'null':
      return 'null';
    case 'array':
      return schema.items ? `list of ${schemaWords(schema.items)}` : 'list';
    case 'object':
      return objectWords(schema);
  }
}

function limitsOf({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }) {
  if (minimum === undefined && maximum === undefined) return '';
  if (maximum === undefined) return `from ${minimum}`;
  return minimum === maximum ? `${minimum}` : `from ${minimum ?? '…'} to ${maximum}`;
}

const objectWords = ({ properties, required = [] }: ObjectSchema) =>
  `{ ${Object.entries(properties)
    .map(([key, inner]) => `\`${key}\`${required.includes(key) ? '' : '?'}: ${schemaWords(inner)}`)
    .join('; ')} }`;

/** Schemas with their own table on the page. */
export const tabledSchemas: readonly string[] = [
  ...['ContractorPerson', 'ContractorCompany', 'Privacy', 'ConsentFlag', 'SavedPerson'],
  ...['SavedCompany', 'Done', 'Success', 'Submitted', 'Recalled', 'TakenDraft', 'FiscalCode'],
  ...['Options', 'FoundPlaces', 'PlaceDetails', 'People', 'Companies', 'MyData', 'OwnData'],
];

function linkTo(ref: string): string {
  const name = ref.split('/').at(-1) ?? '';
  if (name === 'Contractor')
    return `${linkTo('ContractorPerson')} or ${linkTo('ContractorCompany')}`;
  if (tabledSchemas.includes(name)) return `[${name}](#${name.toLowerCase()})`;
  return `[${name}](#lines)`;
}

export function keyTable({ properties, required = [] }: ObjectSchema): string {
  const rows = Object.entries(properties).map(([key, inner]) => {
    const about = 'description' in inner && inner.description ? `. ${inner.description}` : '';
    return `| \`${key}\`${required.includes(key) ? '' : '?'} | ${schemaWords(inner)}${about} |`;
  });
  return ['| key | is |', '| --- | --- |', ...rows].join('\n');
}

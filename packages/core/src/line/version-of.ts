import { isGroup } from '../kinds/group/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Field, Fields } from '../table/field.ts';
import type { Table } from '../table/table.ts';

/**
 * Returns the version of the questions in these tables. The version changes when a question is added or removed, or
 * changes its kind. A draft with another version is dropped.
 */
export function versionOf(...tables: readonly Table[]): string {
  return hash(tables.map(({ fields }) => shapeOf(fields)).join('|'));
}

const shapeOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, field]) => `${key}:${kindOf(field)}`)
    .join(',');

/** Returns the kind of a field, including the kinds of its nested questions. */
function kindOf(field: Field): string {
  if (isItems(field)) return `items[${kindOf(field.item)}]`;
  return isGroup(field) ? `group(${shapeOf(field.table.fields)})` : field.kind;
}

/** Computes the FNV-1a hash, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

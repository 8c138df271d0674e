import { isGroup } from '../kinds/group/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Field, Fields } from '../table/field.ts';
import type { Table } from '../table/table.ts';

/**
 * Returns the version of the questions in these tables, to drop drafts of other questions. The
 * version changes when a question is added, removed or changes its kind.
 */
export function versionOf(...tables: readonly Table[]): string {
  return hash(tables.map(({ fields }) => shapeOf(fields)).join('|'));
}

const shapeOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, field]) => `${key}:${kindOf(field)}`)
    .join(',');

/** Returns the kind of a field, with the kinds of nested questions. */
function kindOf(field: Field): string {
  if (isItems(field)) return `items[${kindOf(field.item)}]`;
  return isGroup(field) ? `group(${shapeOf(field.table.fields)})` : field.kind;
}

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

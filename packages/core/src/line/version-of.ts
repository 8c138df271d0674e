import { isGroup } from '../kinds/group/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Field, Fields } from '../table/field.ts';
import type { Table } from '../table/table.ts';

/**
 * What a draft of these tables was written with: it changes when a question comes, goes or
 * changes its kind, so nobody has to remember to count a version up.
 */
export function versionOf(...tables: readonly Table[]): string {
  return hash(tables.map(({ fields }) => shapeOf(fields)).join('|'));
}

const shapeOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, field]) => `${key}:${kindOf(field)}`)
    .join(',');

/** The kind, with the questions inside it. */
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

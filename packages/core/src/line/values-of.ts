import { isRecord } from '../json/is-record.ts';
import type { Field, Fields, Values } from './field.ts';
import { isAddressAnswer, isGroup, isItems } from './kinds.ts';
import { settle } from './settle.ts';
import type { Table } from './table.ts';

/**
 * Answers that were kept somewhere, as the table wants them today: what has not the form of an
 * answer is empty, what no longer applies is cleared. Whatever was kept, it can be drawn.
 */
export function valuesOf<F extends Fields>(
  table: Table<F>,
  kept: Readonly<Record<string, unknown>>,
): Values<F> {
  const entries = Object.entries(table.fields).map(([key, field]) => [
    key,
    answerOf(field, kept[key]),
  ]);
  const values = Object.fromEntries(entries) as Values<F>;
  return settle(table, values, values);
}

function answerOf(field: Field, kept: unknown): unknown {
  if (isItems(field))
    return Array.isArray(kept) ? kept.map((item) => answerOf(field.item, item)) : field.initial;
  if (isGroup(field)) return isRecord(kept) ? valuesOf(field.table, kept) : field.initial;
  return hasForm(field, kept) ? kept : field.initial;
}

function hasForm(field: Field, kept: unknown): boolean {
  switch (field.kind) {
    case 'whole':
    case 'amount':
      return kept === null || Number.isFinite(kept);
    case 'yesNo':
      return kept === null || typeof kept === 'boolean';
    case 'choices':
      return Array.isArray(kept) && kept.every((key) => typeof key === 'string');
    case 'choice':
    case 'date':
      return kept === null || typeof kept === 'string';
    case 'address':
      return isAddressAnswer(kept);
    default:
      return typeof kept === 'string';
  }
}

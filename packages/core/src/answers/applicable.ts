import type { Day } from '@preventivo/italian';
import { isListed } from '../kinds/choice/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Limits } from '../table/bounds.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import type { Line, Page, Table } from '../table/table.ts';

/** Returns the keys of the fields that apply for these answers, in the table's order. */
export function applicable<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
): readonly (keyof F & string)[] {
  return Object.keys(table.fields).filter((key) => table.applies?.[key]?.(values) ?? true);
}

/** Returns the fields of a page that are asked or shown. */
export const askedOn = (line: Line, page: Page | undefined): readonly string[] =>
  (page?.fields ?? []).filter((key) => isAsked(line, key));

/**
 * Whether the form asks or shows a field. It does neither for computed fields, contractor fallbacks and saved
 * records.
 */
export const isAsked = ({ fields, computed, contractorFallback }: Table, key: string): boolean =>
  !computed?.[key] && !contractorFallback?.[key] && fields[key]?.kind !== 'savedRecord';

/**
 * Returns the name of a choice's option list. Returns null while other answers do not determine the list, and
 * undefined if the field is no choice.
 */
export function listOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  key: string,
): string | null | undefined {
  const field = table.fields[key];
  if (!field || !isListed(field)) return undefined;
  const rule = table.lists?.[key];
  return rule ? rule(values) : field.list;
}

/** Returns the limits of an answer, or of each entry of a list. The table's limits take precedence over the field's. */
export function limitsOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  key: string,
  today: Day,
  settings?: RuleSettings,
): Limits | undefined {
  const field = table.fields[key];
  const own = field && isItems(field) ? field.item.limits : field?.limits;
  return table.limits?.[key]?.(values, today, settings) ?? own;
}

/** Returns a field with its current `optional`, which can depend on the answers. */
export function fieldNow<F extends Fields>(
  { fields, optional }: Table<F>,
  values: Values<F>,
  key: string,
): Field | undefined {
  const field = fields[key];
  const now = optional?.[key]?.(values);
  return field && now !== undefined && now !== field.optional ? { ...field, optional: now } : field;
}

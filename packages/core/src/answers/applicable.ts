import type { Day } from '@preventivo/italian';
import { isListed } from '../kinds/choice/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Limits } from '../table/bounds.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import type { Line, Page, Table } from '../table/table.ts';

/** The keys of the fields that exist for these answers, in the table's order. */
export function applicable<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
): readonly (keyof F & string)[] {
  return Object.keys(table.fields).filter((key) => table.applies?.[key]?.(values) ?? true);
}

/** The fields of a page that are asked or shown. */
export const askedOn = (line: Line, page: Page | undefined): readonly string[] =>
  (page?.fields ?? []).filter((key) => isAsked(line, key));

/** Whether a field is asked or shown: not where it follows from others, is the contractor's, or comes with a record. */
export const isAsked = ({ fields, computed, contractorFallback }: Table, key: string): boolean =>
  !computed?.[key] && !contractorFallback?.[key] && fields[key]?.kind !== 'savedRecord';

/** The name of the list a choice is made from now; null while there is none yet, undefined where there is no choice. */
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

/** The least and the most that are accepted now, of a list in each entry: those of the table, or else the field's own. */
export const limitsOf = <F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  key: string,
  today: Day,
  settings?: RuleSettings,
): Limits | undefined =>
  table.limits?.[key]?.(values, today, settings) ?? ownLimits(table.fields[key]);

const ownLimits = (field: Field | undefined) =>
  field && isItems(field) ? field.item.limits : field?.limits;

/** A question as it is asked now: whether it may be left empty can hang on the answers. */
export function fieldNow<F extends Fields>(
  { fields, optional }: Table<F>,
  values: Values<F>,
  key: string,
): Field | undefined {
  const field = fields[key];
  const now = optional?.[key]?.(values);
  return field && now !== undefined && now !== field.optional ? { ...field, optional: now } : field;
}

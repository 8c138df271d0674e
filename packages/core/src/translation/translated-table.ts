import { isGroup } from '../kinds/group/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { FieldByKind } from '../kinds/kinds.ts';
import type { Field } from '../table/field.ts';
import type { Section, Table } from '../table/table.ts';
import { translateRules } from './translate-rules.ts';
import { mapped, type TextAt, withTexts } from './with-texts.ts';

/**
 * Translates every visible text of a table, including the texts of its rules. Changes nothing else, so that a user
 * can continue a draft in another language.
 */
export function translatedTable<T extends Table>(table: T, at: TextAt, place = ''): T {
  const { fields, checks, sections, texts, announcements, lockedTo, remote } = table;
  const said = translateRules(table, at, place);
  return {
    ...table,
    fields: mapped(fields, (field: Field, key) => {
      const own = translatedField(field, at, `${place}${key}.`);
      // A text or a plate may have a `warning` function. Translate its result like the result of a rule.
      return hasWarning(own) ? { ...own, warning: said(own.warning) } : own;
    }),
    ...(checks && {
      checks: checks.map((one) => withTexts(one, at, `${place}checks.${one.controls[0]}.`)),
    }),
    ...(sections && { sections: translatedSections(sections, at, place) }),
    ...(texts && { texts: mapped(texts, said) }),
    ...(announcements && { announcements: mapped(announcements, said) }),
    ...(lockedTo && { lockedTo: mapped(lockedTo, said) }),
    ...(remote && { remote: mapped(remote, said) }),
  };
}

/** Translates the titles of sections. The path of a title contains the key of the section's first field. */
export const translatedSections = (
  sections: readonly Section[],
  at: TextAt,
  place: string,
): readonly Section[] =>
  sections.map((one) => withTexts(one, at, `${place}sections.${one.fields[0]}.`));

export function translatedField<F extends Field>(field: F, at: TextAt, place: string): F {
  const own = withRefusals(withTexts(field, at, place), at, place);
  if (isItems(field)) return { ...own, item: translatedField(field.item, at, `${place}item.`) };
  if (isGroup(field)) return { ...own, table: translatedTable(field.table, at, place) };
  return { ...own, ...kindTexts[field.kind]?.(field, at, place) };
}

const withRefusals = <F extends Field>(field: F, at: TextAt, place: string): F =>
  field.refusals
    ? {
        ...field,
        refusals: mapped(field.refusals, (text, code) => at(`${place}refusals.${code}`, text)),
      }
    : field;

const kindTexts: Readonly<Record<string, KindTexts | undefined>> = {
  yesNo: (field: FieldByKind['yesNo'], at, place) => ({
    yes: at(`${place}yes`, field.yes ?? 'Sì'),
    no: at(`${place}no`, field.no ?? 'No'),
  }),
  date: ({ near }: FieldByKind['date'], at, place) =>
    near && {
      near: near.map((one) => ({ ...one, text: at(`${place}near.${one.days}`, one.text) })),
    },
  choice: ({ known }: FieldByKind['choice'], at, place) =>
    // Options that depend on the day are years. Years need no translation.
    Array.isArray(known) && {
      known: known.map(({ id, value }) => ({ id, value: at(`${place}known.${id}`, value) })),
    },
  address: ({ parts }: FieldByKind['address'], at, place) => ({
    parts: mapped(parts, (part, key) => withTexts(part, at, `${place}parts.${key}.`)),
  }),
};
// biome-ignore lint/suspicious/noExplicitAny: each receives only fields of its kind, as in `ofKind`
type KindTexts = (field: any, at: TextAt, place: string) => object | false | undefined;

const hasWarning = (
  field: Field,
): field is Field & { readonly warning: (text: string) => unknown } =>
  'warning' in field && typeof field.warning === 'function';

import type { Field, Fields } from '../table/field.ts';
import type { AddressField } from './address/field.ts';
import type { ChoiceField, ChoicesField, YesNoField } from './choice/field.ts';
import type { DateField } from './date/field.ts';
import type { GroupField, SavedRecordField } from './group/field.ts';
import type { ItemsField } from './items/field.ts';
import type { AmountField, WholeField } from './number/field.ts';
import type { MunicipalityField, PlateField, TextField } from './text/field.ts';

/**
 * The kinds of field that core provides. Code that branches by kind uses a record with one entry per kind. After a
 * new kind is added here, the code does not compile until each of these records has an entry for it
 * (docs/add-a-kind.md).
 */
export interface FieldByKind {
  readonly text: TextField;
  readonly plate: PlateField;
  readonly municipality: MunicipalityField;
  readonly whole: WholeField;
  readonly amount: AmountField;
  readonly yesNo: YesNoField;
  readonly choice: ChoiceField;
  readonly choices: ChoicesField;
  readonly date: DateField;
  readonly address: AddressField;
  readonly items: ItemsField<unknown>;
  readonly group: GroupField<Fields>;
  readonly savedRecord: SavedRecordField;
}
/** The name of a kind, such as `text` or `date`, or of a kind that a table defines. */
export type KindName = keyof FieldByKind;

/**
 * Returns the entry for a field's kind.
 * @throws if the kind is unknown to core and the table does not define it
 */
export function ofKind<Entry>(entries: Readonly<Record<string, Entry>>, { kind }: Field): Entry {
  const entry = entries[kind];
  if (entry) return entry;
  throw new Error(
    `@preventivo/core: no kind of field is called '${kind}'. Make it with \`defineKind\`.`,
  );
}

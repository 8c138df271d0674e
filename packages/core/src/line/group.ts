import type { Fields, Texts } from './field.ts';
import type { GroupField } from './group-field.ts';
import { initialValues } from './initial-values.ts';
import type { Rules } from './table.ts';

export const group = <const F extends Fields>(
  asked: Texts & { readonly table: { readonly fields: F } & Rules<NoInfer<F>> },
): GroupField<F> => ({
  ...asked,
  kind: 'group',
  initial: initialValues(asked.table),
});

import type { Fields, Texts } from '../../line/field.ts';
import { initialValues } from '../../line/initial-values.ts';
import type { Rules } from '../../line/table.ts';
import type { GroupField } from './field.ts';

export const group = <const F extends Fields>(
  asked: Texts & { readonly table: { readonly fields: F } & Rules<NoInfer<F>> },
): GroupField<F> => ({
  ...asked,
  kind: 'group',
  initial: initialValues(asked.table),
});

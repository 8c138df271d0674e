import { initialValues } from '../answers/initial-values.ts';
import type { Fields, Texts } from '../table/field.ts';
import type { Rules } from '../table/table.ts';
import type { GroupField } from './group/field.ts';

/** Creates one question that consists of several questions with their own rules. */
export const group = <const F extends Fields>(
  asked: Texts & { readonly table: { readonly fields: F } & Rules<NoInfer<F>> },
): GroupField<F> => ({
  ...asked,
  kind: 'group',
  initial: initialValues(asked.table),
});

import type { ChoiceField, ChoicesField } from './field.ts';
import type { Option } from './table.ts';

/** The options of a list that never changes. */
export const knownOptions = (field: ChoiceField | ChoicesField): readonly Option[] | undefined =>
  'known' in field ? field.known : undefined;

import type { Day } from '../dates/day.ts';
import type { ChoiceField, ChoicesField } from './field.ts';
import type { Option } from './option.ts';

/** The options that need not be asked for: those that never change, or hang on the day only. */
export function knownOptions(
  field: ChoiceField | ChoicesField,
  today: Day,
): readonly Option[] | undefined {
  const known = 'known' in field ? field.known : undefined;
  return typeof known === 'function' ? known(today) : known;
}

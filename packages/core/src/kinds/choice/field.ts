import type { Day } from '@preventivo/italian';
import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';
import type { Option } from '../../table/option.ts';

export interface YesNoField extends FieldOf<'yesNo', boolean | null> {
  /** @defaultValue 'Sì' */
  readonly yes?: string;
  /** @defaultValue 'No' */
  readonly no?: string;
}

export interface ChoiceField extends FieldOf<'choice', string | null> {
  /** The option list of the quote service. */
  readonly list: string;
  /** Options that need no request, or a function that derives them from today, such as years. */
  readonly known?: readonly Option[] | ((today: Day) => readonly Option[]);
  /** The number of options, to reserve their space while they load. */
  readonly expected?: number;
  /** Whether the option keys are numbers on the wire. @defaultValue false */
  readonly numeric?: boolean;
  /** The control, if it must not depend on the number of options. */
  readonly look?: 'select';
  /** How many of the first options a native list also offers as buttons. @defaultValue 0 */
  readonly shortcuts?: number;
}

export interface ChoicesField extends FieldOf<'choices', readonly string[]> {
  readonly list: string;
  readonly expected?: number;
}

/** A question with the answer yes or no, null until given. */
export const yesNo = (asked: FieldOptions<YesNoField>): YesNoField => ({
  ...asked,
  kind: 'yesNo',
  initial: null,
  answered: 'click',
});

/** A question with the id of one option as answer, null until given. */
export const choice = (asked: FieldOptions<ChoiceField>): ChoiceField => ({
  ...asked,
  kind: 'choice',
  initial: null,
  answered: 'click',
});

/** A question with the ids of any number of options as answer. */
export const choices = (asked: FieldOptions<ChoicesField>): ChoicesField => ({
  ...asked,
  kind: 'choices',
  initial: [],
  answered: 'clicks',
});

/** Whether a list supplies the options of a question. */
export const isListed = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';

/** Returns the options that need no request: they never change, or depend only on the day. */
export function knownOptions(
  field: ChoiceField | ChoicesField,
  today: Day,
): readonly Option[] | undefined {
  const known = 'known' in field ? field.known : undefined;
  return typeof known === 'function' ? known(today) : known;
}

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
  /** Options that need no request, or a function that computes them from today, such as a list of years. */
  readonly known?: readonly Option[] | ((today: Day) => readonly Option[]);
  /** The number of options. The page reserves their space while they load. */
  readonly expected?: number;
  /** Whether the option ids are numbers on the wire. @defaultValue false */
  readonly numeric?: boolean;
  /** The control to use. @defaultValue the number of options decides */
  readonly look?: 'select';
  /** How many of the first options a native select also offers as buttons. @defaultValue 0 */
  readonly shortcuts?: number;
}

export interface ChoicesField extends FieldOf<'choices', readonly string[]> {
  readonly list: string;
  readonly expected?: number;
}

/** A question with the answer yes or no. The answer is null until the user gives one. */
export const yesNo = (asked: FieldOptions<YesNoField>): YesNoField => ({
  ...asked,
  kind: 'yesNo',
  initial: null,
  answered: 'click',
});

/** A question with the id of one option as answer. The answer is null until the user gives one. */
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

/** Returns the options that need no request: options that never change, or that depend only on the day. */
export function knownOptions(
  field: ChoiceField | ChoicesField,
  today: Day,
): readonly Option[] | undefined {
  const known = 'known' in field ? field.known : undefined;
  return typeof known === 'function' ? known(today) : known;
}

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
  /** The options, where they need not be asked for: years to choose from hang on today. */
  readonly known?: readonly Option[] | ((today: Day) => readonly Option[]);
  /** How many options come, so that their place is kept while they load. */
  readonly expected?: number;
  /** Whether the option keys are numbers on the wire. @defaultValue false */
  readonly numeric?: boolean;
  /** The control, where it does not follow from the number of options. */
  readonly look?: 'select';
}

export interface ChoicesField extends FieldOf<'choices', readonly string[]> {
  readonly list: string;
  readonly expected?: number;
}

/** A question whose answer is yes or no, and null until it is given. */
export const yesNo = (asked: FieldOptions<YesNoField>): YesNoField => ({
  ...asked,
  kind: 'yesNo',
  initial: null,
  answered: 'click',
});

/** A question whose answer is the id of one option, and null until it is given. */
export const choice = (asked: FieldOptions<ChoiceField>): ChoiceField => ({
  ...asked,
  kind: 'choice',
  initial: null,
  answered: 'click',
});

/** A question whose answer is the ids of any number of options. */
export const choices = (asked: FieldOptions<ChoicesField>): ChoicesField => ({
  ...asked,
  kind: 'choices',
  initial: [],
  answered: 'clicks',
});

/** Whether a question is answered from a list. */
export const isListed = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';

/** The options that need not be asked for: those that never change, or hang on the day only. */
export function knownOptions(
  field: ChoiceField | ChoicesField,
  today: Day,
): readonly Option[] | undefined {
  const known = 'known' in field ? field.known : undefined;
  return typeof known === 'function' ? known(today) : known;
}

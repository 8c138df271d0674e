import type { Day } from '../dates/day.ts';
import type { Address } from '../italian/address.ts';
import type { Option } from './option.ts';

/** The texts of a question and the words it is refused with. */
export interface Texts {
  /** The question, or the name of what is asked. */
  readonly label: string;
  /** What stands in brackets leads to the broker's help, where there is one. */
  readonly hint?: string;
  /** The specification's error code. */
  readonly code: string;
  /** The sentence of the summary and of the error dialog. `{from}` and `{to}` are filled with the limits. */
  readonly error: string;
  /** What stands at the field. @defaultValue 'Valore non valido' */
  readonly invalid?: string;
  /** What is said, in both places, of an answer that was given and is not right. @defaultValue as of one that is missing */
  readonly wrong?: string;
  /** How to put it right, under the error. */
  readonly help?: string;
  /** Whether it may be left empty. @defaultValue false */
  readonly optional?: boolean;
  /** Whether it stands beside the field before it, where there is room. @defaultValue false */
  readonly beside?: boolean;
  /** The browser's autofill token. @defaultValue 'off' */
  readonly autocomplete?: string;
}

/** What every kind of field has in common; `T` is the type of its answer. */
export interface FieldOf<Kind extends string, T> extends Texts {
  readonly kind: Kind;
  readonly initial: T;
}

export interface TextField extends FieldOf<'text', string> {
  /** Longest accepted text, in characters. */
  readonly max?: number;
  /** Shortest accepted text, in characters. */
  readonly min?: number;
  /** Most characters that its box holds, where a page takes less than the service: the last ten are counted. */
  readonly box?: number;
  readonly input?: 'text' | 'email' | 'tel' | 'numeric';
  /** Lines shown; more than one makes it a text area with a count. @defaultValue 1 */
  readonly rows?: number;
  /** What stands between the entries of a text that is a list: they are counted, and a comma in its place is refused. */
  readonly separator?: string;
  /** Whether the text is well formed. */
  readonly valid?: (text: string) => boolean;
  /** What is said of a text that is right and looks odd, once its box is left: it refuses nothing. */
  readonly doubt?: (text: string) => string | undefined;
  /** The text as it is checked and sent: separators taken off, and the like. */
  readonly normalise?: (text: string) => string;
}
export interface WholeField extends FieldOf<'whole', number | null> {
  /** The unit shown beside the box. */
  readonly suffix?: string;
  /** Most digits that make sense: the width of the box. */
  readonly digits?: number;
  /** Whether plus and minus buttons stand beside it. @defaultValue false */
  readonly counter?: boolean;
}
export interface AmountField extends FieldOf<'amount', number | null> {
  /** The unit shown in the box. Only of euro a point before three digits parts thousands. @defaultValue '€' */
  readonly suffix?: string;
  /** Most decimals: one more is refused. @defaultValue 2 */
  readonly decimals?: 1 | 2;
}
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
export interface DateField extends FieldOf<'date', Day | null> {
  /** Whether it is a birth date: autofill tokens, no calendar. @defaultValue false */
  readonly birth?: boolean;
}
export interface MunicipalityField extends FieldOf<'municipality', string> {
  /** Whether only municipalities of today are offered. */
  readonly residence: boolean;
}
export interface PlateField extends FieldOf<'plate', string> {
  readonly variant: 'standard' | 'storica' | 'neutra';
  readonly min?: number;
  readonly max?: number;
  readonly valid?: (plate: string) => boolean;
  /** What is said of a plate that is right and looks odd, once its box is left: it refuses nothing. */
  readonly doubt?: (plate: string) => string | undefined;
}
export interface AddressField extends FieldOf<'address', Address> {
  /** The label of the search box. */
  readonly search: string;
  /** What the button says that takes the contractor's own address. @defaultValue no button */
  readonly takes?: string;
  /** The code of an address that the search does not know. */
  readonly notFound: string;
  /** The code and the words of each part that can be wrong by itself. */
  readonly parts: Readonly<Record<AddressPart, Pick<Texts, 'code' | 'error'>>>;
}
export type AddressPart = 'city' | 'zip' | 'street' | 'street_number';
export interface ItemsField<T> extends FieldOf<'items', readonly T[]> {
  /** What one item is; `{n}` in its label and in its errors is its number, from 1. */
  readonly item: FieldOf<string, T>;
  /** The key that holds the number of a group on the wire, where it is sent. */
  readonly numbered?: string;
}

/** Which saved person the answers of a group are: asked of who is logged in, in place of its other questions. */
export type SavedRecordField = FieldOf<'savedRecord', string>;

// `any` here, and only here: a field of any answer type stands in a table.
// biome-ignore lint/suspicious/noExplicitAny: the answer type is read back by `Values`
export type Field = FieldOf<string, any>;
export type Fields = Readonly<Record<string, Field>>;
/** The answers of a table, by form key. */
export type Values<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends FieldOf<string, infer T> ? T : never;
};

type FieldOptions<Kind extends Field> = Omit<Kind, 'kind' | 'initial'>;

export const text = (asked: FieldOptions<TextField>): TextField => ({
  ...asked,
  kind: 'text',
  initial: '',
});
export const whole = (asked: FieldOptions<WholeField>): WholeField => ({
  ...asked,
  kind: 'whole',
  initial: null,
});
export const amount = (asked: FieldOptions<AmountField>): AmountField => ({
  ...asked,
  kind: 'amount',
  initial: null,
});
export const yesNo = (asked: FieldOptions<YesNoField>): YesNoField => ({
  ...asked,
  kind: 'yesNo',
  initial: null,
});
export const choice = (asked: FieldOptions<ChoiceField>): ChoiceField => ({
  ...asked,
  kind: 'choice',
  initial: null,
});
export const choices = (asked: FieldOptions<ChoicesField>): ChoicesField => ({
  ...asked,
  kind: 'choices',
  initial: [],
});
export const date = (asked: FieldOptions<DateField>): DateField => ({
  ...asked,
  kind: 'date',
  initial: null,
});
export const municipality = (asked: FieldOptions<MunicipalityField>): MunicipalityField => ({
  ...asked,
  kind: 'municipality',
  initial: '',
});
export const plate = (asked: FieldOptions<PlateField>): PlateField => ({
  ...asked,
  kind: 'plate',
  initial: '',
});
export const address = (asked: FieldOptions<AddressField>): AddressField => ({
  ...asked,
  kind: 'address',
  initial: noAddress,
});
export const savedRecord = (asked: FieldOptions<SavedRecordField>): SavedRecordField => ({
  ...asked,
  kind: 'savedRecord',
  initial: '',
  // Nobody writes it: who is not logged in answers the other questions.
  optional: true,
});
export const items = <T>(asked: FieldOptions<ItemsField<T>>): ItemsField<T> => ({
  ...asked,
  kind: 'items',
  initial: [],
});

const noAddress: Address = {
  search: '',
  street: '',
  street_number: '',
  zip: '',
  city: '',
  is_manual_address: false,
};

import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

export interface TextField extends FieldOf<'text', string> {
  /** Longest accepted text, in characters. */
  readonly max?: number;
  /** Shortest accepted text, in characters. */
  readonly min?: number;
  /**
   * The maximum length of the text box, if the page accepts shorter texts than the service. A
   * counter shows how many of the last ten characters are left.
   */
  readonly box?: number;
  readonly input?: 'text' | 'email' | 'tel' | 'numeric';
  /** Visible lines; more than one makes it a text area with a character count. @defaultValue 1 */
  readonly rows?: number;
  /**
   * The separator between the entries of a text that is a list. The box counts the entries and rejects commas as
   * separators.
   */
  readonly separator?: string;
  readonly valid?: (text: string) => boolean;
  /** Returns a warning about a valid but unusual text, shown on blur without rejecting it. */
  readonly warning?: (text: string) => string | undefined;
  /** Normalises the text for validating and sending: removes separators, for example. */
  readonly normalise?: (text: string) => string;
}

export interface PlateField extends FieldOf<'plate', string> {
  readonly variant: 'standard' | 'storica' | 'ciclomotore' | 'neutra';
  readonly min?: number;
  readonly max?: number;
  readonly valid?: (plate: string) => boolean;
  /** Returns a warning about a valid but unusual plate, shown on blur without rejecting it. */
  readonly warning?: (plate: string) => string | undefined;
}

export interface MunicipalityField extends FieldOf<'municipality', string> {
  /**
   * Whether to offer current municipalities only. If false on a page that also asks for a birth
   * date, the answer is a birthplace, and the reference API accepts former municipalities.
   */
  readonly residence: boolean;
}

/** A question with a text as answer. */
export const text = (asked: FieldOptions<TextField>): TextField => ({
  ...asked,
  kind: 'text',
  initial: '',
});

/** A question with a number plate as answer. */
export const plate = (asked: FieldOptions<PlateField>): PlateField => ({
  ...asked,
  kind: 'plate',
  initial: '',
});

/** A question with the name of an Italian municipality as answer. */
export const municipality = (asked: FieldOptions<MunicipalityField>): MunicipalityField => ({
  ...asked,
  kind: 'municipality',
  initial: '',
});

export const isText = (field: Field): field is TextField => field.kind === 'text';

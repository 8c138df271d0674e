import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

export interface TextField extends FieldOf<'text', string> {
  /** Longest accepted text, in characters. */
  readonly max?: number;
  /** Shortest accepted text, in characters. */
  readonly min?: number;
  /**
   * The maximum length of the text box, if the page accepts only shorter texts than the service. Near the limit, a
   * counter shows how many characters are left, from ten downwards.
   */
  readonly box?: number;
  readonly input?: 'text' | 'email' | 'tel' | 'numeric';
  /**
   * The number of visible lines. With more than one line, the box is a text area with a character count.
   * @defaultValue 1
   */
  readonly rows?: number;
  /**
   * The separator between the entries of a text that is a list. The box counts the entries and rejects commas between
   * them.
   */
  readonly separator?: string;
  readonly valid?: (text: string) => boolean;
  /**
   * Returns a warning about a valid but unusual text. The field shows the warning on blur, and the text stays valid.
   */
  readonly warning?: (text: string) => string | undefined;
  /** Normalises the text for validating and sending, for example by removing separators. */
  readonly normalise?: (text: string) => string;
}

export interface PlateField extends FieldOf<'plate', string> {
  readonly variant: 'standard' | 'storica' | 'ciclomotore' | 'neutra';
  readonly min?: number;
  readonly max?: number;
  readonly valid?: (plate: string) => boolean;
  /**
   * Returns a warning about a valid but unusual plate. The field shows the warning on blur, and the plate stays
   * valid.
   */
  readonly warning?: (plate: string) => string | undefined;
}

export interface MunicipalityField extends FieldOf<'municipality', string> {
  /**
   * Whether to offer only current municipalities. If false on a page that also asks for a birth date, the answer is a
   * birthplace. The reference API then also accepts former municipalities.
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

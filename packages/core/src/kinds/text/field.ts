import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

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

export interface PlateField extends FieldOf<'plate', string> {
  readonly variant: 'standard' | 'storica' | 'ciclomotore' | 'neutra';
  readonly min?: number;
  readonly max?: number;
  readonly valid?: (plate: string) => boolean;
  /** What is said of a plate that is right and looks odd, once its box is left: it refuses nothing. */
  readonly doubt?: (plate: string) => string | undefined;
}

export interface MunicipalityField extends FieldOf<'municipality', string> {
  /**
   * Whether only municipalities of today are offered. Where not, and a birth date stands beside it, it is a
   * birthplace: the reference API takes every municipality that ever was.
   */
  readonly residence: boolean;
}

/** A question whose answer is a text. */
export const text = (asked: FieldOptions<TextField>): TextField => ({
  ...asked,
  kind: 'text',
  initial: '',
});

/** A question whose answer is a number plate. */
export const plate = (asked: FieldOptions<PlateField>): PlateField => ({
  ...asked,
  kind: 'plate',
  initial: '',
});

/** A question whose answer is the name of an Italian municipality. */
export const municipality = (asked: FieldOptions<MunicipalityField>): MunicipalityField => ({
  ...asked,
  kind: 'municipality',
  initial: '',
});

export const isText = (field: Field): field is TextField => field.kind === 'text';

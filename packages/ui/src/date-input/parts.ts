import type { DayParts } from '@preventivo/core/italian';

export interface Part {
  readonly key: keyof DayParts;
  /** After the field's name and a dot, the name of the native control. */
  readonly name: string;
  readonly label: string;
  readonly digits: number;
}

/** The three boxes of a date, in the order they are written. */
export const PARTS: readonly Part[] = [
  { key: 'day', name: 'giorno', label: 'Giorno', digits: 2 },
  { key: 'month', name: 'mese', label: 'Mese', digits: 2 },
  { key: 'year', name: 'anno', label: 'Anno', digits: 4 },
];

/** What a box says where it is read alone: 'Mese di nascita', 'Mese: Quando scade?'. */
export const partName = ({ label }: Part, of: string): string =>
  /^Data d/.test(of) ? label + of.slice(4) : `${label}: ${of}`;

import type { Field, TextField } from '@preventivo/core';
import type { Bounds } from '@preventivo/core/check';

/**
 * Texts as they are sent: without spaces around them, plates without any. A line that wants a form
 * which none of them has adds one here.
 */
const texts = [
  'Giulia',
  'Via Roma 12',
  '3 PC;1 server',
  'giulia.ferri@example.it',
  '3331234567',
  '01234567897',
  'AB123CD',
  'AB12345',
  'X2BCDF',
  'BX2345',
  'MI123456',
  'IT12345A67',
  'RM123456D',
  '1GE1234D',
  'ITABC12345D616',
  'A1B2C3D4',
];
const town = 'MILANO (MI)';
const street = { street: 'VIA ROMA', street_number: '12/A', zip: '20121', city: town };
const home = {
  ...street,
  search: `VIA ROMA, 12/A, 20121 ${town}, ITALIA`,
  is_manual_address: false,
};

/** Answers in letters that the field takes by itself. */
export function written(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'address':
      return [home];
    case 'municipality':
      return [town];
    case 'text':
    case 'plate':
      return texts.filter((text) => isTaken(field, text));
    default:
      return [field.initial];
  }
}

function isTaken(field: Field, text: string): boolean {
  const { min = 0, max = 1000, valid }: Partial<TextField> = Object(field);
  const isPlain = field.kind === 'text' || /^[A-Z0-9]+$/.test(text);
  return isPlain && text.length >= min && text.length <= max && (valid?.(text) ?? true);
}

/** Answers that people give by mistake. */
export function wrongOnes({ kind }: Field, { from, to }: Bounds): readonly unknown[] {
  switch (kind) {
    case 'whole':
    case 'amount':
      return [typeof from === 'number' ? from - 1 : -1, typeof to === 'number' ? to + 1 : 1e9, 1.5];
    case 'date':
      return ['2/12/', '2026-11-20', '1900-01-01', '2031-02-28'];
    case 'choice':
      return ['-99'];
    case 'choices':
      return [['mai-offerto']];
    case 'plate':
      return ['X', '12', 'A,B', 'Y'.repeat(101)];
    case 'text':
    case 'municipality':
      return ['x', '12', 'a,b', 'y'.repeat(101)];
    default:
      return [];
  }
}

import type { Address } from '@preventivo/italian';
import { initialValues } from '../answers/initial-values.ts';
import { fieldContextOf } from '../check/field-context.ts';
import { type FieldByKind, type KindName, ofKind } from '../kinds/kinds.ts';
import type { PlateField, TextField } from '../kinds/text/field.ts';
import type { Bounds } from '../table/bounds.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import type { ValidationContext } from '../table/validation-context.ts';

/** Sample answers to one question, given the current answers to all questions. */
export interface AnswersTo {
  /** Answers that may be valid on their own. */
  readonly fit: readonly unknown[];
  /** Invalid answers that a user may give. */
  readonly odd: readonly unknown[];
}

/** Returns sample answers to a question, derived from its kind, its limits and its lists. */
export function answersTo(
  table: Table,
  values: Values<Fields>,
  key: string,
  around: ValidationContext,
): AnswersTo {
  const field = table.fields[key];
  if (!field) return { fit: [], odd: [] };
  const { bounds, options = [] } = fieldContextOf(table, values, key, around);
  const offered = options.map(({ id }) => id);
  const { fit, odd } = samplesOf(field, { answer: values[key], bounds, offered, around });
  return { fit, odd: [field.initial, ...odd] };
}

interface Now {
  readonly answer: unknown;
  readonly bounds: Bounds;
  readonly offered: readonly string[];
  readonly around: ValidationContext;
}
type Samples<F extends Field> = { of(field: F, now: Now): AnswersTo }['of'];

const samplesOf = (field: Field, now: Now): AnswersTo =>
  field.own ? field.own.samples(now.bounds) : ofKind<Samples<Field>>(samples, field)(field, now);

const samples: { readonly [K in KindName]: Samples<FieldByKind[K]> } = {
  text: (field) => ({ fit: texts.filter((text) => isTaken(field, text)), odd: badTexts }),
  plate: (field) => ({
    fit: texts.filter((text) => /^[A-Z0-9]+$/.test(text) && isTaken(field, text)),
    odd: badTexts.map((text) => text.toUpperCase()),
  }),
  municipality: () => ({ fit: [town], odd: badTexts }),
  whole: numbersNear,
  amount: numbersNear,
  yesNo: () => ({ fit: [true, false], odd: [] }),
  choice: (_, { offered }) => ({ fit: offered, odd: ['-99'] }),
  choices: (_, { offered }) => ({
    fit: offered.flatMap((id, at) => [[id], offered.slice(0, at + 1)]).slice(0, 12),
    odd: [['mai-offerto']],
  }),
  date: (_, { bounds: { from, to } }) => ({
    fit: [from, to, '2026-12-01', '1985-03-27'].filter((day) => typeof day === 'string'),
    odd: ['2/12/', '2026-11-20', '1900-01-01', '2031-02-28'],
  }),
  address: () => ({ fit: [home], odd: [] }),
  savedRecord: ({ initial }) => ({ fit: [initial], odd: [] }),
  // Keeps the number of entries. Gives the same answer to all entries, or changes only the last entry.
  items: ({ item }, { answer, ...now }) => {
    const entries: readonly unknown[] = Array.isArray(answer) ? answer : [];
    const { fit } = samplesOf(item, { ...now, answer: entries[0], offered: [] });
    return {
      fit: fit.flatMap((one) => [
        entries.map(() => one),
        entries.map((before, at) => (at === entries.length - 1 ? one : before)),
      ]),
      odd: [],
    };
  },
  // Changes the answer to one question of the group.
  group: ({ table }, { answer, around }) => {
    const values: Values<Fields> = { ...initialValues(table), ...Object(answer) };
    const all = Object.keys(table.fields).map((key) => {
      const changed = (one: unknown) => ({ ...values, [key]: one });
      const { fit, odd } = answersTo(table, values, key, around);
      return { fit: fit.map(changed), odd: odd.map(changed) };
    });
    return { fit: all.flatMap(({ fit }) => fit), odd: all.flatMap(({ odd }) => odd) };
  },
};

/**
 * Normalised texts: trimmed, and plates without spaces. If a question accepts none of them, add a text that it
 * accepts.
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
const badTexts = ['x', '12', 'a,b', 'y'.repeat(101)];

const isTaken = ({ min = 0, max = 1000, valid }: TextField | PlateField, text: string) =>
  text.length >= min && text.length <= max && (valid?.(text) ?? true);

const town = 'MILANO (MI)';
const home: Address = {
  street: 'VIA ROMA',
  street_number: '12/A',
  zip: '20121',
  city: town,
  search: `VIA ROMA, 12/A, 20121 ${town}, ITALIA`,
  is_manual_address: false,
};

/**
 * The boat line compares its two questions about power, so the samples need two values that agree: 15 kW is about 20
 * hp.
 */
const engine = [15, 20];

/** Returns the minimum, the maximum, some values between them, and the values just outside. */
function numbersNear(_: Field, { bounds: { from, to } }: Now): AnswersTo {
  const least = typeof from === 'number' ? from : 0;
  const most = typeof to === 'number' ? to : least + 1000;
  const between = [Math.floor((least + most) / 2), least + 1, ...engine];
  return {
    fit: [...new Set([least, most, ...between.filter((one) => one >= least && one <= most)])],
    odd: [typeof from === 'number' ? from - 1 : -1, typeof to === 'number' ? to + 1 : 1e9, 1.5],
  };
}

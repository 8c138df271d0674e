import { normalisePlate } from '../italian/plates/normalise-plate.ts';
import { pipes } from './codecs.ts';
import type { Field, Fields, GroupField, ItemsField } from './field.ts';
import { isGroup, isItems, isListed, isPlate, isText } from './kinds.ts';
import type { Codec } from './table.ts';
import { fromWire, toWire } from './wire.ts';

/** How the answers of each kind are written on the wire where the table says nothing else. */
export function kindCodecs(field: Field): Codec<unknown> {
  switch (field.kind) {
    case 'whole':
    case 'amount':
      return { to: (answer) => answer, from: read('number') };
    case 'yesNo':
      return { to: (answer) => answer, from: read('boolean') };
    case 'choice':
      return isListed(field) && 'numeric' in field && field.numeric
        ? numericKey
        : { to: emptyAsNull, from: read('string') };
    case 'choices':
      return { to: (answer) => pipes.to(listOf(answer).map(String)), from: pipes.from };
    case 'items':
      return isItems(field) ? itemsCodec(field) : refuse(field);
    case 'group':
      return isGroup(field) ? groupCodec(field) : refuse(field);
    case 'address':
      return refuse(field);
    default:
      return { to: (answer) => emptyAsNull(asSent(field, answer)), from: read('string') };
  }
}

/** A text as it is checked and sent: without the spaces around it or the separators people write. */
export function asSent(field: Field, answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const trimmed = answer.trim();
  if (isPlate(field)) return normalisePlate(trimmed);
  return isText(field) && field.normalise ? field.normalise(trimmed) : trimmed;
}

const emptyAsNull = (answer: unknown) => (answer === '' ? null : answer);

const numericKey: Codec<unknown> = {
  to: (answer) => (answer === null ? null : Number(answer)),
  from: (raw) => String(read('number')(raw)),
};

function itemsCodec(field: ItemsField<unknown>): Codec<unknown> {
  const item = kindCodecs(field.item);
  return {
    to: (answer) => listOf(answer).map(item.to),
    from: (raw) => {
      if (!Array.isArray(raw)) throw new TypeError('not a list');
      return raw.map((one) => (one === null ? field.item.initial : item.from(one)));
    },
  };
}

function groupCodec(field: GroupField<Fields>): Codec<unknown> {
  return {
    to: (answer) => (isRecord(answer) ? toWire(field, answer) : null),
    from: (raw) => {
      const { values, problems } = fromWire(field, isRecord(raw) ? raw : {});
      if (!isRecord(raw) || problems.length > 0) throw new TypeError('not a group');
      return values;
    },
  };
}

function refuse(field: Field): never {
  throw new Error(
    `@preventivo/core: a field of kind '${field.kind}' has no coding of its own. ` +
      'It could not be sent. Say its coding in the `wire` of the table.',
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

function read(type: 'string' | 'number' | 'boolean') {
  return (raw: unknown) => {
    if (typeof raw !== type || (type === 'number' && !Number.isFinite(raw)))
      throw new TypeError(`not a ${type}`);
    return raw;
  };
}

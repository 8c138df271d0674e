import { composeAddress, parseComposedAddress } from '../italian/composed-address.ts';
import { normaliseMunicipality } from '../italian/municipality.ts';
import { normalisePlate } from '../italian/plates/normalise-plate.ts';
import { isRecord } from '../json/is-record.ts';
import { pipes } from './codecs.ts';
import { entriesOf } from './entries.ts';
import type { Field, Fields, ItemsField } from './field.ts';
import type { GroupField } from './group-field.ts';
import {
  isAddressAnswer,
  isGroup,
  isItems,
  isListed,
  isMunicipality,
  isPlate,
  isText,
} from './kinds.ts';
import type { Codec } from './table.ts';

/** How a group is written: a whole table, so who writes tables says it. */
type GroupCodec = (field: GroupField<Fields>) => Codec<unknown>;

/** How the answers of each kind are written on the wire where the table says nothing else. */
export function kindCodecs(field: Field, groupCodec: GroupCodec): Codec<unknown> {
  if (isItems(field)) return itemsCodec(field, groupCodec);
  if (isGroup(field)) return groupCodec(field);
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
    case 'address':
      return addressCodec;
    default:
      return { to: (answer) => emptyAsNull(asSent(field, answer)), from: read('string') };
  }
}

/** A text as it is checked and sent: without the spaces around it or the separators people write. */
export function asSent(field: Field, answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const trimmed = answer.trim();
  if (isPlate(field)) return normalisePlate(trimmed);
  if (isMunicipality(field)) return normaliseMunicipality(trimmed);
  if (!isText(field)) return trimmed;
  const { separator, normalise } = field;
  if (separator) return entriesOf(trimmed, separator).join(separator);
  return normalise ? normalise(trimmed) : trimmed;
}

const emptyAsNull = (answer: unknown) => (answer === '' ? null : answer);

const numericKey: Codec<unknown> = {
  to: (answer) => (answer === null ? null : Number(answer)),
  from: (raw) => String(read('number')(raw)),
};

/** 'STREET, number, zip CITY (PV), ITALIA' (docs/rules/address.md#composed-address). */
const addressCodec: Codec<unknown> = {
  to: (answer) => emptyAsNull(isAddressAnswer(answer) ? composeAddress(answer) : ''),
  from: (raw) => {
    if (typeof raw !== 'string') throw new TypeError('not an address');
    return parseComposedAddress(raw);
  },
};

function itemsCodec(
  { item, numbered }: ItemsField<unknown>,
  groupCodec: GroupCodec,
): Codec<unknown> {
  const codec = kindCodecs(item, groupCodec);
  return {
    to: (answer) =>
      listOf(answer).map((one, index) => {
        const sent = codec.to(one);
        return numbered && isRecord(sent) ? { [numbered]: index + 1, ...sent } : sent;
      }),
    from: (raw) => {
      if (!Array.isArray(raw)) throw new TypeError('not a list');
      return raw.map((one, index) => {
        if (one === null) return item.initial;
        return codec.from(numbered ? withoutNumber(one, numbered, index + 1) : one);
      });
    },
  };
}

function withoutNumber(one: unknown, key: string, number: number) {
  const { [key]: told, ...rest } = isRecord(one) ? one : {};
  if (told !== number) throw new TypeError('not numbered');
  return rest;
}

const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

function read(type: 'string' | 'number' | 'boolean') {
  return (raw: unknown) => {
    if (typeof raw !== type || (type === 'number' && !Number.isFinite(raw)))
      throw new TypeError(`not a ${type}`);
    return raw;
  };
}

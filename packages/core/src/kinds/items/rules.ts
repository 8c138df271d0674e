import * as yup from 'yup';
import { fill } from '../../errors/fill.ts';
import { isRecord } from '../../json/is-record.ts';
import { readNumber } from '../../json/scalars.ts';
import type { Failure } from '../../table/failure.ts';
import type { KindRules } from '../../table/kind-rules.ts';
import type { ItemsField } from './field.ts';

export const itemsRules: KindRules<ItemsField<unknown>> = {
  saysMissing: true,
  schema: ({ item, optional }, around, { missing, wrong }, inside) => {
    const list = yup.array().typeError(wrong).of(inside.schema(item, around));
    return optional ? list : list.min(1, missing).required(missing);
  },
  failures: ({ item }, key, control, answer, around, inside) => {
    if (!Array.isArray(answer) || answer.length === 0) return undefined;
    return answer.flatMap((one, index) => {
      return inside
        .failures(item, key, `${control}.${index + 1}`, one, around)
        .map((failure) => numbered(failure, index + 1));
    });
  },
  codec: ({ item, numbered }, inside) => {
    const codec = inside.codec(item);
    return {
      to: (answer) =>
        (Array.isArray(answer) ? answer : []).map((one, index) => {
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
  },
};

function numbered({ group, ...failure }: Failure, n: number): Failure {
  return {
    ...failure,
    error: fill(failure.error, { n }),
    ...(group && { group: { ...group, error: fill(group.error, { n }) } }),
  };
}

function withoutNumber(one: unknown, key: string, number: number) {
  const { [key]: told, ...rest } = isRecord(one) ? one : {};
  if (readNumber(told) !== number) throw new TypeError('not numbered');
  return rest;
}

import { type Field, type Fields, initialValues, type Option, type Table } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';

const today = '2026-11-21';
const reference = createReference(data);

interface Choice {
  readonly key: string;
  readonly list: string;
  /** Number of options for which the page reserves space while the list loads. */
  readonly expected: number;
  offered(all: readonly Option[]): readonly Option[];
}

function choicesIn(table: Table<Fields>): Choice[] {
  const nothing = initialValues(table);
  return Object.entries(table.fields).flatMap(([key, field]) => {
    const {
      list,
      expected,
      known,
      item,
      table: group,
    } = field as Field & {
      readonly list?: string;
      readonly expected?: number;
      readonly known?: unknown;
      readonly item?: Field;
      readonly table?: Table<Fields>;
    };
    const inner = [
      ...(item ? choicesIn({ fields: { [key]: item } }) : []),
      ...(group ? choicesIn(group) : []),
    ];
    if (list === undefined || expected === undefined || known || table.lists?.[key]) return inner;
    const narrow = table.options?.[key];
    const offered = (all: readonly Option[]) => narrow?.(all, nothing, today) ?? all;
    return [{ key, list, expected, offered }, ...inner];
  });
}

const rows = Object.values(lines).flatMap(({ id, ...line }) =>
  choicesIn(line).map((choice) => ({ ...choice, id })),
);

describe('reserved space for the options of', () => {
  it.each(rows)(
    '$id: the page reserves space for as many options of $key as its list offers',
    ({ id, list, expected, offered }) => {
      expect(offered(reference.listsOf(id)[list] ?? [])).toHaveLength(expected);
    },
  );
});

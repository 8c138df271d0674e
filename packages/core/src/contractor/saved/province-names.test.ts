import { readFileSync } from 'node:fs';
import { fold } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { provinceNames } from './province-names.ts';

const data = new URL('../../../../../services/api/data/provinces.json', import.meta.url);
const { current }: { current: readonly { code: string; name: string }[] } = JSON.parse(
  readFileSync(data, 'utf8'),
);
const rows = provinceNames.split(',').map((row) => row.split(' '));

describe('the names of the provinces', () => {
  it('the names of the provinces start with the names of the reference data', () => {
    const expected = current
      .map(({ code, name }) => [code, ...name.split('/').map(fold)])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    expect(rows.map((row, at) => row.slice(0, expected[at]?.length))).toEqual(expected);
  });

  it('each province name belongs to one province', () => {
    const names = rows.flatMap(([, ...names]) => names);
    expect(names).toEqual([...new Set(names)]);
  });
});

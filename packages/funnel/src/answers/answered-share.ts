import {
  applicable,
  askedOn,
  company,
  contractorValues,
  type Fields,
  type Line,
  person,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { contractorAtom, productAtom } from '../state/answers.ts';

/** Returns the share of the given questions that are answered, from 0 to 1. */
export function answeredShare(
  table: Table,
  keys: readonly string[],
  values: Values<Fields>,
): number {
  const asked = applicable(table, values).filter((key) => keys.includes(key));
  const answered = asked.filter((key) => !same(values[key], table.fields[key]?.initial));
  return asked.length === 0 ? 0 : answered.length / asked.length;
}

/** Returns the answered share of a page. The component renders again only when the share changes. */
export function useAnsweredShare(line: Line | undefined, page: number): number {
  const share = useMemo(() => {
    const own = line?.pages[page - 2];
    return atom((get) => {
      if (line && own) return answeredShare(line, askedOn(line, own), get(productAtom));
      const contractor = get(contractorAtom);
      const table: Table = contractor.tipoPersona === 'giuridica' ? company : person;
      return answeredShare(table, Object.keys(table.fields), contractorValues(contractor));
    });
  }, [line, page]);
  return useAtomValue(share);
}

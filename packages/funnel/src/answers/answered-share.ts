import {
  applicable,
  askedOn,
  type Contractor,
  company,
  type Fields,
  type Line,
  person,
  personOf,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { contractorAtom, productAtom } from '../state/answers.ts';

/** How much of a page is answered, from 0 to 1. */
export function answeredShare(
  table: Table,
  keys: readonly string[],
  values: Values<Fields>,
): number {
  const asked = applicable(table, values).filter((key) => keys.includes(key));
  const answered = asked.filter((key) => !same(values[key], table.fields[key]?.initial));
  return asked.length === 0 ? 0 : answered.length / asked.length;
}

/** How much of page 1 is answered, from 0 to 1. */
export function contractorShare(contractor: Contractor): number {
  const [table, values] =
    contractor.tipoPersona === 'giuridica'
      ? ([company, contractor.azienda] as const)
      : ([person, personOf(contractor)] as const);
  return answeredShare(table, Object.keys(table.fields), values);
}

/** The same of a page of the funnel; rendered again only when it changes. */
export function useAnsweredShare(line: Line | undefined, page: number): number {
  const share = useMemo(() => {
    const own = line?.pages[page - 2];
    return atom((get) =>
      line && own
        ? answeredShare(line, askedOn(line, own), get(productAtom))
        : contractorShare(get(contractorAtom)),
    );
  }, [line, page]);
  return useAtomValue(share);
}

import type { Contractor } from '@preventivo/core';
import { useState } from 'react';
import { ContractorForm } from './contractor-form.tsx';
import type { ContractorFormProps } from './contractor-form-props.ts';

export interface Kept {
  now: Contractor;
  settled: Contractor;
  /** Replaces the contractor and remounts the form. */
  begin(contractor: Contractor): void;
}

export const keeping = (start: Contractor): Kept => ({ now: start, settled: start, begin() {} });

interface PageOneProps extends Omit<ContractorFormProps, 'values' | 'onChange'> {
  readonly kept: Kept;
}

/** Page 1 with a parent that stores its answers, for stories and tests. */
export function PageOne({ kept, ...props }: PageOneProps) {
  const [page, setPage] = useState({ values: kept.settled, times: 0 });
  kept.begin = (contractor) => {
    Object.assign(kept, { now: contractor, settled: contractor });
    setPage(({ times }) => ({ values: contractor, times: times + 1 }));
  };
  return (
    <ContractorForm
      {...props}
      key={page.times}
      values={page.values}
      onChange={(now, settled) => {
        Object.assign(kept, { now, settled });
        setPage(({ times }) => ({ values: settled, times }));
      }}
    />
  );
}

import type { Outline } from '@preventivo/core';
import { useAtomValue, useSetAtom } from 'jotai';
import type { LineState } from '../draft/line-state.ts';
import { answerAtom, contractorAtom, pageAtom, productAtom, timesBegunAtom } from './answers.ts';

/** A part of the answers for the form that asks it: `values`, `onChange`, and a `key` that changes when they begin anew. */
export function useAnswersOf<P extends 'contractor' | 'product'>(part: P) {
  const atoms = { contractor: contractorAtom, product: productAtom } as const;
  const values = useAtomValue(atoms[part]) as LineState[P];
  const timesBegun = useAtomValue(timesBegunAtom);
  const answer = useSetAtom(answerAtom);
  return {
    key: timesBegun,
    values,
    onChange: (now: LineState[P], settled: LineState[P]) =>
      answer({ part, now, settled, timesBegun }),
  };
}

/** The number of the page that is shown: a draft may stand on one that another layout of the line does not have. */
export const useShownPage = ({ pages }: Pick<Outline, 'pages'>): number =>
  Math.min(useAtomValue(pageAtom), pages.length + 1);

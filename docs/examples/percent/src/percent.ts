import { defineKind, type FieldOf } from '@preventivo/core';
import { formatAmount, isWritable } from '@preventivo/italian';

/** A percentage, 0 to 100. The page shows 12.5 as «12,5 %», and the payload contains 12.5. */
export type PercentField = FieldOf<'percent', number | null>;

/** Format of the number: at most one decimal. */
const form = { suffix: '%', decimals: 1 } as const;

export const percent = defineKind<PercentField>({
  name: 'percent',
  initial: null,
  hasForm: (kept) => kept === null || Number.isFinite(kept),
  isRight: (share, _, { from = 0, to = 100 }) =>
    isWritable(share, form) && share >= Number(from) && share <= Number(to),
  words: (share) => `${formatAmount(share, form)}\u00a0%`,
  codec: {
    to: (share) => share,
    from: (raw) => {
      if (typeof raw !== 'number' || !Number.isFinite(raw)) throw new TypeError('not a percentage');
      return raw;
    },
  },
  sentAs: 'number',
  samples: ({ from = 0, to = 100 }) => ({ fit: [from, 12.5, to], odd: [-1, 12.25, 100.1] }),
});

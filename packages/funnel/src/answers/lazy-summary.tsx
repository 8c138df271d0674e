import type { Line } from '@preventivo/core';
import { Later, part } from '@preventivo/ui';
import type { SummaryProps } from './summary.tsx';

const summary = part(() => import('./summary.tsx').then(({ Summary }) => Summary));

interface LazySummaryProps extends Omit<SummaryProps, 'line'> {
  /** Undefined until its questions are here. */
  readonly line: Line | undefined;
}

/** The answers so far; they can wait until there are some, and somebody knows what was asked. */
export function LazySummary({ line, ...props }: LazySummaryProps) {
  return line ? <Later part={summary} given={{ ...props, line }} idle /> : null;
}

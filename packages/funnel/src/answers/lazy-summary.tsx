import { Later, part } from '@preventivo/ui';
import type { SummaryProps } from './summary.tsx';

const summary = part(() => import('./summary.tsx').then(({ Summary }) => Summary));

/** The answers so far; they can wait until there are some. */
export function LazySummary(props: SummaryProps) {
  return <Later part={summary} given={props} idle />;
}

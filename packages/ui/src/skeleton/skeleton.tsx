import { useTranslate } from '@preventivo/core/react';
import { commonLoading } from '@preventivo/core/words';
/** Props of `<Skeleton>`. */
export interface SkeletonProps {
  /** Height of a bar, px. @defaultValue 56 */
  readonly height?: number;
  /** Number of bars. @defaultValue 1 */
  readonly count?: number;
  /** Text for assistive technology. @defaultValue «Caricamento in corso» */
  readonly label?: string;
}

/** Placeholder bars for loading content. They are invisible for the first 250 ms. */
export function Skeleton({ height = 56, count = 1, label }: SkeletonProps) {
  const t = useTranslate();
  const bars = Array.from({ length: count }, (_, index) => `bar ${index}`);
  return (
    <div className="q-cards" role="status" aria-busy="true">
      <span className="q-hidden">{label ?? t(commonLoading)}</span>
      {bars.map((bar) => (
        <span key={bar} className="q-skeleton" style={{ height }} />
      ))}
    </div>
  );
}

import { useSay } from '@preventivo/core/react';
import { commonLoading } from '@preventivo/core/words';
/** What `<Skeleton>` takes. */
export interface SkeletonProps {
  /** The height of a bar, px. @defaultValue 56 */
  readonly height?: number;
  /** How many bars. @defaultValue 1 */
  readonly count?: number;
  /** Read to assistive technology. @defaultValue «Caricamento in corso» */
  readonly label?: string;
}

/** The shape of what is being loaded. It stays unseen for the first 250 ms. */
export function Skeleton({ height = 56, count = 1, label }: SkeletonProps) {
  const say = useSay();
  const bars = Array.from({ length: count }, (_, index) => `bar ${index}`);
  return (
    <div className="q-cards" role="status" aria-busy="true">
      <span className="q-hidden">{label ?? say(commonLoading)}</span>
      {bars.map((bar) => (
        <span key={bar} className="q-skeleton" style={{ height }} />
      ))}
    </div>
  );
}

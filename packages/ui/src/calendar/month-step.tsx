import { addMonths, firstOfMonth } from '@preventivo/core/dates';
import { ChevronLeftIcon } from '../icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx';

interface MonthStepProps {
  readonly by: 1 | -1;
  readonly from: string;
  /** The nearest day that can be chosen. */
  readonly within: (day: string) => string;
  readonly onTurn: (day: string) => void;
}

/** Turns to the month before or after; off where no day of it can be chosen. */
export function MonthStep({ by, from, within, onTurn }: MonthStepProps) {
  const target = within(addMonths(firstOfMonth(from), by));
  const off = firstOfMonth(target) === firstOfMonth(from);
  return (
    <button
      type="button"
      className="q-cross"
      aria-label={by < 0 ? 'Mese precedente' : 'Mese successivo'}
      aria-disabled={off}
      onClick={() => {
        if (!off) onTurn(target);
      }}
    >
      {by < 0 ? <ChevronLeftIcon size={20} /> : <ChevronRightIcon size={20} />}
    </button>
  );
}

import { ChevronLeftIcon } from '../icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx';
import { addMonths } from './day-math.ts';

interface MonthStepProps {
  readonly by: 1 | -1;
  readonly from: string;
  /** The nearest day that can be chosen. */
  readonly within: (day: string) => string;
  readonly onTurn: (day: string) => void;
}

/** Turns to the month before or after; off where no day of it can be chosen. */
export function MonthStep({ by, from, within, onTurn }: MonthStepProps) {
  const target = within(addMonths(`${from.slice(0, 7)}-01`, by));
  const off = target.slice(0, 7) === from.slice(0, 7);
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

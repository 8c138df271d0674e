import { addDays } from '@preventivo/core/dates';

interface DateChipsProps {
  readonly today: string;
  readonly min: string | null | undefined;
  readonly max: string | null | undefined;
  readonly onPick: (day: string) => void;
}

/** Today, tomorrow, in a week: those the window allows. */
export function DateChips({ today, min, max, onPick }: DateChipsProps) {
  const offered = NEAR.map(({ days, text }) => ({ text, day: addDays(today, days) })).filter(
    ({ day }) => (!min || day >= min) && (!max || day <= max),
  );
  if (offered.length === 0) return null;
  return (
    <div className="q-chips">
      {offered.map(({ day, text }) => (
        <button key={day} type="button" className="q-chip" onClick={() => onPick(day)}>
          {text}
        </button>
      ))}
    </div>
  );
}

const NEAR = [
  { days: 0, text: 'Oggi' },
  { days: 1, text: 'Domani' },
  { days: 7, text: 'Tra 7 giorni' },
];

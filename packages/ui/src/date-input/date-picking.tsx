import { addDays, dayInWords } from '@preventivo/core/dates';
import { useLocale, useTranslate } from '@preventivo/core/react';
import { commonToday, dateCalendar, dateInAWeek, dateTomorrow } from '@preventivo/core/words';
import { useId, useRef, useState } from 'react';
import { Chips } from '../chips/chips.tsx';
import { CalendarIcon } from '../icons/things.tsx';
import { lazyComponent } from '../lazy/lazy.tsx';
import { announce } from '../status/status.tsx';
import { useFloating } from './use-floating.ts';

export interface DatePickingProps {
  readonly label: string;
  readonly read: () => string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly today?: string;
  readonly near?: readonly NearDay[];
  readonly onPick: (day: string) => void;
}

export interface NearDay {
  readonly days: number;
  readonly text: string;
}

const Calendar = lazyComponent(() =>
  import('@preventivo/ui/calendar').then((module) => module.Calendar),
);
/** A failed preload shows no error. Opening the calendar loads it again and then shows the error. */
const preload = () => void Calendar.preload().catch(() => undefined);

/** More controls for a date near today: chips, and a calendar whose code loads when the calendar opens. */
export function DatePicking(props: DatePickingProps) {
  const t = useTranslate();
  const { label, read, min, max, today, near, onPick } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useFloating(panel, open, { onEscape: close, onLeave: () => setOpen(false) });
  return (
    <>
      <button
        type="button"
        className="q-square q-date-open"
        ref={button}
        aria-label={t(dateCalendar)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <CalendarIcon />
      </button>
      {today && <DateChips {...{ today, near, min, max, onPick }} />}
      {open && (
        <div className="q-date-calendar" id={id} ref={panel}>
          <Calendar
            label={label}
            value={read()}
            {...{ min, max, today }}
            opener={button}
            onClose={close}
            onPick={(day, inWords) => {
              onPick(day);
              close();
              announce(inWords);
            }}
          />
        </div>
      )}
    </>
  );
}

interface DateChipsProps {
  readonly today: string;
  readonly near: readonly NearDay[] | undefined;
  readonly min: string | null | undefined;
  readonly max: string | null | undefined;
  readonly onPick: (day: string) => void;
}

/**
 * Chips for today, tomorrow and in a week, or for the `near` days after `min`. Omits days outside the limits. Renders
 * nothing for a single chip, because it offers no choice.
 */
export function DateChips({ today, near, min, max, onPick }: DateChipsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const first = near ? min : today;
  const offered = (first ? (near ?? NEAR) : [])
    .map(({ days, text }) => ({ text, day: addDays(first ?? today, days) }))
    .filter(({ day }) => (!min || day >= min) && (!max || day <= max));
  return (
    <Chips
      chips={offered.map(({ day, text }) => ({ id: day, text: t(text) }))}
      onPick={(day) => {
        onPick(day);
        announce(dayInWords(day, locale));
      }}
    />
  );
}

const NEAR = [
  { days: 0, text: commonToday },
  { days: 1, text: dateTomorrow },
  { days: 7, text: dateInAWeek },
];

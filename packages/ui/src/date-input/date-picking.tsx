import { useId, useRef, useState } from 'react';
import { CalendarIcon } from '../icons/calendar-icon.tsx';
import { useLazy } from '../lazy/use-lazy.ts';
import { announce } from '../status/announce.ts';
import { DateChips } from './date-chips.tsx';

export interface DatePickingProps {
  readonly label: string;
  /** The date that stands in the boxes. */
  readonly read: () => string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly today?: string;
  readonly onPick: (day: string) => void;
}

const loadCalendar = () => import('../calendar/calendar.tsx').then((module) => module.Calendar);

/** The other ways to give a near date: a calendar, loaded when it is asked for, and chips. */
export function DatePicking({ label, read, min, max, today, onPick }: DatePickingProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Calendar, load] = useLazy(loadCalendar);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="q-square q-date-open"
        ref={button}
        aria-label="Scegli dal calendario"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(!open);
        }}
      >
        <CalendarIcon />
      </button>
      {today && <DateChips today={today} min={min} max={max} onPick={onPick} />}
      {open && (
        <div className="q-date-calendar" id={id}>
          {Calendar && (
            <Calendar
              label={label}
              value={read()}
              {...{ min, max, today }}
              onClose={close}
              onPick={(day, inWords) => {
                onPick(day);
                close();
                announce(inWords);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

import { addMonths, dayInWords, firstOfMonth, monthInWords } from '@preventivo/core/dates';
import { useLocale, useSay } from '@preventivo/core/react';
import { calendarAfter, calendarBefore, calendarClose, calendarOf } from '@preventivo/core/words';
import { isDay } from '@preventivo/italian';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { focused, isNowhere } from '../focus/focused.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons/signs.tsx';
import { MonthGrid, movedByKey } from './month-grid.tsx';

/** What `<Calendar>` takes. */
export interface CalendarProps {
  /** What the day is for. */
  readonly label: string;
  /** The chosen day, `YYYY-MM-DD`; anything else is none. */
  readonly value: string | null;
  /** First day that can be chosen. */
  readonly min?: string | null | undefined;
  /** Last day that can be chosen. */
  readonly max?: string | null | undefined;
  /** The day that is marked as today, `YYYY-MM-DD`. */
  readonly today?: string | undefined;
  /** What opened it: only from there, or where nothing has it, is the focus taken. @defaultValue it is taken from anything */
  readonly opener?: RefObject<HTMLElement | null>;
  /** A day was chosen; also in words, «sabato 21 novembre 2026». */
  readonly onPick: (day: string, inWords: string) => void;
  /** Esc or the cross. */
  readonly onClose: () => void;
}

/** A month of days with the grid keys of the ARIA practices. It takes the focus when it appears. */
export function Calendar({ label, value, min, max, today, opener, ...on }: CalendarProps) {
  const { onPick, onClose } = on;
  const say = useSay();
  const locale = useLocale();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const within = (day: string) => (min && day < min ? min : max && day > max ? max : day);
  const chosen = value && isDay(value) ? value : undefined;
  const [active, setActive] = useState(() => within(chosen ?? min ?? today ?? max ?? EPOCH));
  const [byKey, setByKey] = useState(true);
  // Together with what is drawn: a key pressed as soon as the days are seen belongs to them.
  useCommitEffect(() => {
    const at = focused();
    const isFree = isNowhere(at) || at === opener?.current;
    // Its code may come so late that somebody has gone on to another control.
    if (byKey && (!opener || isFree || grid.current?.contains(at)))
      grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, byKey, opener]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedByKey(active, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    setByKey(true);
    setActive(within(next));
  };
  const turnTo = (day: string) => {
    setByKey(false);
    setActive(within(day));
  };
  const pick = (day: string) => {
    if (within(day) === day) onPick(day, dayInWords(day, locale));
  };
  return (
    <fieldset
      className="q-calendar"
      aria-label={say(calendarOf, { label })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="q-calendar-head">
        <MonthStep by={-1} from={active} within={within} onTurn={turnTo} />
        <p className="q-calendar-month" id={id} aria-live="polite">
          {monthInWords(active, locale)}
        </p>
        <MonthStep by={1} from={active} within={within} onTurn={turnTo} />
        <button type="button" className="q-cross" aria-label={say(calendarClose)} onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      </div>
      <MonthGrid
        ref={grid}
        labelledBy={id}
        {...{ active, chosen, today }}
        isOff={(day) => within(day) !== day}
        onPick={pick}
        onKeyDown={onKeyDown}
      />
    </fieldset>
  );
}

/** Where it opens when nothing at all is known. */
const EPOCH = '2000-01-01';

interface MonthStepProps {
  readonly by: 1 | -1;
  readonly from: string;
  /** The nearest day that can be chosen. */
  readonly within: (day: string) => string;
  readonly onTurn: (day: string) => void;
}

/** Turns to the month before or after; off where no day of it can be chosen. */
export function MonthStep({ by, from, within, onTurn }: MonthStepProps) {
  const say = useSay();
  const target = within(addMonths(firstOfMonth(from), by));
  const off = firstOfMonth(target) === firstOfMonth(from);
  return (
    <button
      type="button"
      className="q-cross"
      aria-label={by < 0 ? say(calendarBefore) : say(calendarAfter)}
      aria-disabled={off}
      onClick={() => {
        if (!off) onTurn(target);
      }}
    >
      {by < 0 ? <ChevronLeftIcon size={20} /> : <ChevronRightIcon size={20} />}
    </button>
  );
}

import { addMonths, dayInWords, firstOfMonth, monthInWords } from '@preventivo/core/dates';
import { useLocale, useTranslate } from '@preventivo/core/react';
import { calendarAfter, calendarBefore, calendarClose, calendarOf } from '@preventivo/core/words';
import { isDay } from '@preventivo/italian';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { focused, isNowhere } from '../focus/focused.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons/signs.tsx';
import { MonthGrid, movedByKey } from './month-grid.tsx';

/** Props of `<Calendar>`. */
export interface CalendarProps {
  /** Label of the date. */
  readonly label: string;
  /** The chosen day, `YYYY-MM-DD`. Any other text means that no day is chosen. */
  readonly value: string | null;
  /** First selectable day. */
  readonly min?: string | null | undefined;
  /** Last selectable day. */
  readonly max?: string | null | undefined;
  /** The day marked as today, `YYYY-MM-DD`. */
  readonly today?: string | undefined;
  /**
   * The element that opened the calendar. If set, the calendar moves the focus to a day only while this element or no
   * element has the focus. @defaultValue the calendar always moves the focus
   */
  readonly opener?: RefObject<HTMLElement | null>;
  /** Called with the chosen day and its text: «sabato 21 novembre 2026». */
  readonly onPick: (day: string, inWords: string) => void;
  /** Called on Escape and on a press of the close button. */
  readonly onClose: () => void;
}

/** A month of days with the grid keys of the ARIA practices. Moves the focus to a day when it opens. */
export function Calendar({ label, value, min, max, today, opener, ...on }: CalendarProps) {
  const { onPick, onClose } = on;
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const within = (day: string) => (min && day < min ? min : max && day > max ? max : day);
  const chosen = value && isDay(value) ? value : undefined;
  const [active, setActive] = useState(() => within(chosen ?? min ?? today ?? max ?? EPOCH));
  const [byKey, setByKey] = useState(true);
  // Runs before the browser handles the next key, so that the key acts on the newly focused day.
  useCommitEffect(() => {
    const at = focused();
    const isFree = isNowhere(at) || at === opener?.current;
    // The calendar may load late. If the user has focused another control in the meantime, do not move the focus.
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
      aria-label={t(calendarOf, { label })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keep Escape from also closing the surrounding dialog.
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
        <button type="button" className="q-cross" aria-label={t(calendarClose)} onClick={onClose}>
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

/** The first day to show if the value, the limits and today are all unknown. */
const EPOCH = '2000-01-01';

interface MonthStepProps {
  readonly by: 1 | -1;
  readonly from: string;
  /** Returns the selectable day nearest to a day. */
  readonly within: (day: string) => string;
  readonly onTurn: (day: string) => void;
}

/** A button for the previous or next month. Disabled if this month has no selectable day. */
export function MonthStep({ by, from, within, onTurn }: MonthStepProps) {
  const t = useTranslate();
  const target = within(addMonths(firstOfMonth(from), by));
  const off = firstOfMonth(target) === firstOfMonth(from);
  return (
    <button
      type="button"
      className="q-cross"
      aria-label={by < 0 ? t(calendarBefore) : t(calendarAfter)}
      aria-disabled={off}
      onClick={() => {
        if (!off) onTurn(target);
      }}
    >
      {by < 0 ? <ChevronLeftIcon size={20} /> : <ChevronRightIcon size={20} />}
    </button>
  );
}

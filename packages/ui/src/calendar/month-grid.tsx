import {
  addDays,
  addMonths,
  dayInWords,
  weekday,
  weekdaysIn,
  weeksOf,
} from '@preventivo/core/dates';
import { useLocale } from '@preventivo/core/react';
import { dayOfMonth } from '@preventivo/italian';
import { forwardRef, type KeyboardEvent } from 'react';

interface MonthGridProps {
  readonly labelledBy: string;
  /** The day in the tab order. The grid shows its month. */
  readonly active: string;
  readonly chosen: string | undefined;
  readonly today: string | undefined;
  readonly isOff: (day: string) => boolean;
  readonly onPick: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A month as a grid with a single tab stop. Starts at the first week with a selectable day. */
export const MonthGrid = forwardRef<HTMLTableElement, MonthGridProps>(function MonthGrid(
  { labelledBy, active, chosen, today, isOff, onPick, onKeyDown },
  ref,
) {
  const locale = useLocale();
  const weekdays = weekdaysIn(locale);
  const weeks = weeksOf(active);
  const first = weeks.findIndex((week) => week.some((day) => day && !isOff(day)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
    <table ref={ref} role="grid" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 1)}
              <span className="q-weekday">{name.slice(1, 3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.slice(Math.max(first, 0)).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) => (
              <td key={day ?? at}>
                {day && (
                  <button
                    type="button"
                    className="q-day"
                    data-day={day}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={dayInWords(day, locale)}
                    aria-pressed={day === chosen}
                    aria-disabled={isOff(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onPick(day)}
                  >
                    {dayOfMonth(day)}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Returns the day to which a grid key of the ARIA practices moves the focus. Returns undefined for other keys. */
export function movedByKey(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

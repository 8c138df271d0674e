import { today } from '@preventivo/core';
import type { Day } from '@preventivo/italian';
import { afterPress } from '@preventivo/ui';
import { useCallback, useEffect, useState } from 'react';

const HOUR = 3_600_000;

/** Today in Italy, for one visit. */
export interface Today {
  /** The day that the page shows. */
  readonly today: Day;
  /** Reads the day at the moment of the call. Answers are validated and sent by it. */
  readonly readToday: () => Day;
}

/**
 * Keeps the day of a page that stays open over midnight in Italy. What the page shows follows at midnight, when the page
 * becomes visible again, and after a click. A render between a click and the browser's own change of a radio button or a
 * checkbox undoes that change, so no render happens during a press: what a press validates calls `readToday`.
 * @param drawn the day that the server rendered
 * @param fixed the day, where it must not move
 */
export function useToday(drawn: Day | undefined, fixed: Day | undefined): Today {
  const [day, setDay] = useState(() => drawn ?? today());
  const readToday = useCallback(() => fixed ?? today(), [fixed]);
  useEffect(() => {
    const update = () => setDay(today());
    // The clock may have passed midnight without the timer: a laptop that slept, a changed clock.
    const updateLater = () => setTimeout(update);
    let timer: ReturnType<typeof setTimeout>;
    // Midnight in Italy is a full hour everywhere that counts whole hours, so the page needs no time zone for it.
    const onTheHour = () => {
      afterPress(update);
      timer = setTimeout(onTheHour, HOUR - (Date.now() % HOUR));
    };
    onTheHour();
    document.addEventListener('visibilitychange', update);
    document.addEventListener('click', updateLater, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
      document.removeEventListener('click', updateLater, true);
    };
  }, []);
  return { today: fixed ?? day, readToday };
}

import { today } from '@preventivo/core';
import type { Day } from '@preventivo/italian';
import { afterPointerUp } from '@preventivo/ui';
import { useEffect, useState } from 'react';

/** How often the page checks the date, in milliseconds. */
const LATE = 30_000;
const SIGNS = ['visibilitychange', 'click'];

/**
 * Returns the current day in Italy for the page to show. It updates soon after midnight, when the page becomes visible
 * again, and after a click. It does not update during a click: a render at that moment would undo the browser's change
 * of a radio button or checkbox. A validation during a click calls `readToday` of `usePreventivo()` instead.
 * @param drawn the day that the server rendered
 * @param fixed a day that replaces the current day and never changes
 */
export function useToday(drawn: Day | undefined, fixed: Day | undefined): Day {
  const [day, setDay] = useState(() => drawn ?? today());
  useEffect(() => {
    const update = () => setDay(today());
    const updateLater = () => setTimeout(update);
    update();
    const timer = setInterval(afterPointerUp, LATE, update);
    for (const sign of SIGNS) document.addEventListener(sign, updateLater);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, updateLater);
    };
  }, []);
  return fixed ?? day;
}

import { today } from '@preventivo/core';
import type { Day } from '@preventivo/italian';
import { afterPointerUp } from '@preventivo/ui';
import { useEffect, useState } from 'react';

/** The interval at which the day is updated, in milliseconds. */
const LATE = 30_000;
const SIGNS = ['visibilitychange', 'click'];

/**
 * Returns the day in Italy for the page to show. It updates soon after midnight, when the page becomes visible again,
 * and after a click. It does not update during a press: a render between a click and the browser's own change of a
 * radio button or a checkbox would undo that change. A validation during a press calls `readToday` of `usePreventivo()`
 * instead.
 * @param drawn the day that the server rendered
 * @param fixed a day that does not change
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

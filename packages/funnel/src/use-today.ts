import { today } from '@preventivo/core';
import type { Day } from '@preventivo/italian';
import { afterPointerUp } from '@preventivo/ui';
import { useEffect, useState } from 'react';

/** How long the page may show the day before, in milliseconds. */
const LATE = 30_000;
const SIGNS = ['visibilitychange', 'click'];

/**
 * Returns the day in Italy that the page shows. It follows soon after midnight, when the page becomes visible again, and
 * after a click. A render between a click and the browser's own change of a radio button or a checkbox undoes that change,
 * so no render happens during a press: validation during a press calls `readToday` of `usePreventivo()`.
 * @param drawn the day that the server rendered
 * @param fixed the day, where it must not move
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

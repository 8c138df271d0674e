import { today } from '@preventivo/core';
import { useEffect, useState } from 'react';

/** Today in Italy; it moves on when a page that was left open is looked at again, unless it is fixed. */
export function useToday(drawn: string | undefined, fixed: string | undefined): string {
  const [day, setDay] = useState(() => drawn ?? today());
  useEffect(() => {
    const look = () => setDay(today());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return fixed ?? day;
}

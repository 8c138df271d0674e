import { today } from '@preventivo/core';
import { useEffect, useState } from 'react';

/** Today in Italy; it moves on when a page that was left open is looked at again. */
export function useToday(first: string | undefined): string {
  const [day, setDay] = useState(() => first ?? today());
  useEffect(() => {
    const look = () => setDay(today());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return day;
}
